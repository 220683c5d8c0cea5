### What people choose for themselves, and what a server chooses for everybody in it.

settings-person = **Your settings**, for what only you see: rules, replays, hints. The boards in a channel look as its server has chosen.
settings-server = **Settings of this server**, for what everybody sees here.
# $owner is "person" or "server".
settings-saved = -# Saved. { $owner ->
    [person] It holds for the next thing that I show you.
   *[server] It holds from the next board on.
}
setting-theme = Theme: **{ $value }**
setting-theme-wood = Wood
setting-theme-antigua = Antigua
setting-theme-contrast = High contrast
setting-theme-night = Night
setting-boards = Boards: **{ $value }**
setting-boards-pictures = Pictures
setting-boards-text = Text
