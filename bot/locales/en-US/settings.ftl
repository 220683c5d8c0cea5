### What people choose for themselves, and what a server chooses for everybody in it.

settings-person = **Your settings.** Theme and boards are for what only you see: rules, replays, hints. The boards in a channel look as its server has chosen.
settings-server = **Settings of this server**, for what everybody sees here.
# Each setting has a sign, which stands before its line and on its buttons, so that one can tell whose they are.
# $owner is "person" or "server".
settings-saved = -# { $owner ->
    [person] Saved.
   *[server] Saved. It holds from the next board or game on.
}
setting-theme = Theme: **{ $value }**
    .sign = 🎨
setting-theme-wood = Wood
setting-theme-antigua = Antigua
setting-theme-contrast = High contrast
setting-theme-night = Night
setting-boards = Boards: **{ $value }**
    .sign = 👀
setting-boards-pictures = Pictures
setting-boards-text = Text
setting-asking = When I press a pit: **{ $value }**
    .sign = ✋
setting-asking-at-once = Play at once
setting-asking-first = Ask me first
setting-mentions = Notify me when I am called: **{ $value }**
    .sign = 🔔
setting-mentions-always = Always
setting-mentions-away = When I seem away
setting-mentions-never = Never
setting-game = Usual game: **{ $value }**
    .sign = 🎲
setting-game-ayoayo = Ayoayo
setting-game-oware = Oware
setting-game-abapa = Oware Abapa
setting-channels = Where games begin: { $some ->
    [yes] **only in { $channels }**
   *[no] **in every channel**
}
    .sign = 📌
setting-daily = 🧩 Puzzle of the day: **in { $channel }**
setting-daily-lacking = ⚠️ I cannot post it: I lack { $permissions } there.
button-games-everywhere = Games everywhere
button-games-here = { $some ->
    [yes] Here too
   *[no] Only here
}
button-games-elsewhere = No longer here
button-check-server = Check permissions

# $count channels of $all.
check-sound = { $count ->
    [one] I looked at one channel and have every permission I need there.
   *[other] I have every permission I need in all { $count } channels.
}
check-missing = { $count ->
    [one] In one channel of { $all } I lack a permission:
   *[other] In { $count } channels of { $all } I lack permissions:
}
check-more = … and { $count } more.
setting-language = Language: **{ $value }**
    .sign = 🌐
setting-language-en-US = English
setting-place = Games: **{ $value }**
    .sign = 📍
setting-place-channel = In channel
setting-place-thread = In threads
setting-turns = Each turn: **{ $value }**
    .sign = 💬
setting-turns-new = New message
setting-turns-edited = Edited board
# The name of a game's own thread; at most 100 characters.
thread-name = { $game }: { $south } – { $north }
