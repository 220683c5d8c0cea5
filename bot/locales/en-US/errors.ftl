# Private answers to requests that change nothing. $link, where there is one, leads to the current board.

refused-challenge-self = You cannot challenge yourself. Pick somebody else!
refused-challenge-bot = { $name } is a bot and cannot sit down to play. Pick a person.
refused-challenge-absent = { $name } is not in this server or cannot see this channel.
refused-unknown-variant = There is no such variant of this game. Pick one from the list, or leave the field empty.
refused-already-playing = You two are already playing in this channel. Finish that game first, or play another one in a different channel.
refused-already-challenged = Your challenge to this person is still open in this channel. Wait for an answer, or take it back with its Withdraw button.
refused-own-challenge = You made this challenge, so { $name } has to answer it. Withdraw takes it back.
refused-not-your-challenge = This challenge is for somebody else. With `/mancala challenge` you can start a game of your own.
refused-not-yours-to-withdraw = Only the one who made this challenge can take it back.
refused-challenge-gone = This challenge is no longer open.
refused-not-seated = This is somebody else's game: only the two players can do that. With `/mancala challenge` you can start one of your own.
refused-not-your-turn = It is not your turn: the other player moves now.
refused-stale-button = This board is from an earlier turn. Play on the newest one.
refused-game-over = This game is over.
refused-game-running = This game is still running.
refused-no-game = You have no running game here. `/mancala challenge` starts one.
refused-unknown-game = There is no such game. `/mancala games` lists yours.
refused-game-elsewhere = You have several games, and none in this channel. Name the one you mean in the `game` field.
refused-too-early-to-close = A game can be closed without a result when the player to move has been silent for a week: <t:{ $when }:R>.
refused-your-own-turn = It is your own turn. If you want to stop, resign.
refused-rematch-waiting = You have already asked for a rematch. It starts when { $name } agrees.
refused-rematch-started = The rematch has already begun.
refused-pointer = The newest board: { $link }

error-permissions = I cannot play here: I lack the permission { $permissions } in this channel. Somebody who manages the server can grant it.
permission-view_channel = “View Channel”
permission-send_messages = “Send Messages”
permission-send_messages_in_threads = “Send Messages in Threads”
error-malformed = This button is not one that I know. It may come from another version of me; `/mancala board` posts a fresh board.
error-outdated-command = This command has changed since your Discord loaded it. Restart Discord, then try again.
error-unexpected = Something went wrong on my side, and nothing was lost. If it happens again, tell whoever runs me this reference: { $reference }
error-discord = Discord did not take my answer. What you did is kept, and I show it as soon as I get through; `/mancala board` tries at once.
error-store = I cannot save anything just now, so nothing has changed. Try again in a moment.
error-shut = I cannot write in the channel of this game: it is gone, or I lack a permission there.
