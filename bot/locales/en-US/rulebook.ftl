### The games' names, their rules and their history.

## Names. A label, with its name before it, is at most 100 characters.

game-ayoayo = Ayoayo
    .label = Ayoayo (long runs)
game-oware = Oware
    .label = Oware (capture twos and threes)
game-abapa = Oware Abapa
    .label = Oware Abapa (twos and threes; a stuck player gives up the rest)

# The label follows the name after a colon.
ruleset-ayoayo = Ayoayo
    .label = the usual rules
ruleset-ayoayo-seed-stays = Ayoayo (capturing seed stays)
    .label = the seed that captures stays on the board
ruleset-ayoayo-owner-keeps = Ayoayo (owner keeps)
    .label = if a player is stuck, each keeps the seeds in their own row
ruleset-oware = Oware
    .label = the usual rules
ruleset-oware-slam-illegal = Oware (no grand slam)
    .label = a move that would capture the whole other row may not be played
ruleset-oware-slam-takes = Oware (grand slam captures)
    .label = the whole other row is captured like anything else
ruleset-abapa = Oware Abapa
    .label = the usual rules
ruleset-abapa-slam-wins = Oware Abapa (grand slam only to win)
    .label = the whole other row is captured only if that wins the game

## The game in one sentence, after its name. $sowing and $capture are the ruleset's choices.

summary =
    { $sowing ->
        [relay] { $capture ->
            [opposite] Sow your seeds round the board, keep going as long as you land on more, and end in an empty pit of your own to take the seeds opposite: first to 25 of the 48 wins.
           *[twos-and-threes] Sow your seeds round the board, keep going as long as you land on more, and make a two or a three in the other row to take it: first to 25 of the 48 wins.
        }
       *[single-lap] { $capture ->
            [opposite] Sow your seeds round the board, and end in an empty pit of your own to take the seeds opposite: first to 25 of the 48 wins.
           *[twos-and-threes] Sow your seeds round the board, and make a two or a three in the other row to take it: first to 25 of the 48 wins.
        }
    }

# What happens to the seeds on the board when somebody cannot move. $leftovers is the ruleset's choice.
summary-leftovers = { $leftovers ->
    [row-owner] When somebody cannot move, each keeps the seeds in their own row.
   *[opponent-of-stuck] When somebody cannot move, the other gets all the seeds left.
}

## How to play: five lines and a picture. $seed is "taken" or "stays".

how-stores = **Stores:** the seeds you win go into your store, and nothing else does. You take turns, one move each.
how-sowing-single-lap = **Sow:** lift all the seeds of one of your six pits and drop them one by one into the next pits, counter-clockwise. The last seed ends your move.
how-sowing-relay = **Sow:** lift all the seeds of one of your six pits and drop them one by one into the next pits, counter-clockwise: that is a lap. If the last lands on other seeds, lift them all and go on with the next lap; in an empty pit, your move ends.
how-capture-opposite =
    { $seed ->
        [stays] **Capture:** if your last seed falls in an empty pit of your own, you win the seeds in the pit opposite.
       *[taken] **Capture:** if your last seed falls in an empty pit of your own, you win the seeds in the pit opposite, and that last seed too.
    }
how-capture-twos-and-threes = **Capture:** if your last seed brings a pit of the other row to exactly 2 or 3 seeds, you win them, and the twos and threes right before that pit.
how-feeding = **Feed:** if the other row is empty, your move must bring seeds there.
how-end = **Win:** be the first to hold 25 of the 48 seeds. If both get 24, it's a draw.

## Titles of the pages

page-aim = The aim
page-sowing = Sowing
page-twelve = Twelve seeds or more
page-capture = Capturing
page-grand-slam = Capturing a whole row
page-endless = Endless moves
page-feeding = Feeding
page-end = The end
page-marks = What the marks mean
page-comparison = Compared with Oware
page-history = Where it comes from
page-knowledge = Good to know
page-sources = Where sources differ
page-silence = Where sources are silent

# What the picture shows. $move tells a move, in a sentence that begins with diagram-south; $pit is its pit.
diagram-move = -# For example: { $move }
diagram-feeding = -# For example: when only { $pit } reaches the empty row, it is the only move allowed.
# $pit holds twelve seeds, the last of which falls in $last.
diagram-twelve = -# For example: eleven of the twelve seeds in { $pit } fall into each of the other pits. The last passes over { $pit } and falls in { $last }{ $sowing ->
    [relay] , which now holds two, so the relay goes on from there.
   *[single-lap] .
}
diagram-south = South

## The rules. Where an id ends in a ruleset's choice, the sentence is the one for that choice.

rule-board = The board has twelve pits, six on each side. Every pit begins with four seeds, 48 in all.
rule-rows = South has the bottom row, A to F. North has the top row, a to f. Each row is lettered from left to right as its player sees it, so A lies opposite f, B opposite e, and so on.
rule-stores = The seeds you win go into your store, the big bowl at your right hand.
rule-first = South moves first: whoever starts is South.
rule-win = **The first to hold 25 seeds wins at once.** 24–24 is a draw.

rule-sow = On your turn you lift all the seeds of one pit in your own row. You sow them one by one into the pits that follow.
rule-direction = Sowing runs counter-clockwise: A B C D E F, then a b c d e f, then A again.
rule-sowing-single-lap = Each move is one lap: it ends with the last seed.
rule-sowing-relay = If the last seed falls in a pit that already held seeds, on either side, you lift that whole pit and sow on from the next one. Each time you lift and sow is a lap, and lap after lap is called a relay. The move ends when a last seed falls in an empty pit.
rule-not-kalah = Nothing is ever sown into the stores, and there are no extra turns.

rule-twelve = With twelve seeds or more a lap comes all the way round. It skips the pit it was lifted from, each time it gets there, so that pit stays empty.
rule-twelve-single-lap = So a lap of exactly twelve ends in the pit just after the one it came from.
rule-twelve-relay = In a relay each lap skips only the pit that this lap itself was lifted from.

rule-capture-opposite = When your move ends in an empty pit of your own row, look at the pit opposite. If it holds seeds, you win them.
rule-capture-twos-and-threes = If your last seed brings a pit in the other row to exactly two or three, you win those seeds. Then look at the pit just before it: if that is also in the other row and holds two or three, you win it too. Go on backwards until a pit does not have two or three.
rule-capture-only-last = If the last seed makes no two or three in the other row, nothing is taken.
rule-capturing-seed-taken = You also win the seed that captured: the last one you sowed.
rule-capturing-seed-stays = The seed that captured, the last one you sowed, stays on the board.
rule-one-pit-at-most = Otherwise nothing is taken. A move captures one pit of the other row at most.

rule-grand-slam-with-opposite = It can happen that all the seeds of the other row lie in one pit, and you capture that pit.
rule-grand-slam-with-twos-and-threes = A capture that would take every seed in the other row is called a grand slam.
rule-grand-slam-captures = There is no special rule against it: it captures like any other move. It leaves your opponent with nothing to play, and the game is over.
rule-grand-slam-takes-nothing = You may play such a move, but it takes nothing. All the seeds stay where they were sown.
rule-grand-slam-illegal = Such a move may not be played.
rule-grand-slam-only-to-win = It captures only if it brings you to 25 seeds or more, which ends the game. If it would not, you may play the move, but it takes nothing.

rule-endless-single-lap = There are none: a move is one lap, and it always ends with the last seed.
rule-endless-relay =
    A relay can come back to where it has been: the same seeds in every pit, and the same pit to lift. It would then go round for ever, so that move may not be played.

    Long is not endless. There is no limit on laps: one relay from ordinary play has 241 laps and sows 852 seeds, and it is allowed.

rule-feeding = If the other row is empty on your turn, you must feed it: you may only play a move that leaves at least one seed there.
rule-feeding-counts = What counts is what lies there when the move is done, after sowing and after capturing.
rule-feeding-fails = If no move can do it, you are stuck and the game ends.

rule-end-majority = The game ends at once when a player holds 25 seeds. Seeds still on the board then belong to nobody.
rule-end-stuck = It also ends when the player to move is stuck: no move is allowed.
rule-leftovers-opponent-of-stuck = All the seeds left on the board then go to the opponent of the stuck player.
rule-leftovers-row-owner = Each player then takes the seeds left in their own row.
rule-end-repetition = And it ends when a position comes back with the same player to move. Each player takes the seeds in their own row.
rule-end-count = When those seeds are taken, the stores are counted: more than 24 wins, and 24–24 is a draw.

marks-turn = The lit row is to move. 🔶 is South, the bottom row, and 🔵 is North, the top row.
marks-move =
    The last move is marked in the colour of whoever made it:
    - **Dashed ring:** where the move began; in a picture of two boards, where each lap began
    - **Full ring:** where its last seed fell
    - **Hollow seeds:** what it took
marks-move-sparing =
    { marks-move }
    - **Dotted ring:** what it would have taken, had a grand slam been allowed
marks-text =
    On a text board the same is told by signs:
    - `>` before the row to move
    - `Store A-F` before what South has won, `Store a-f` before what North has won
    - `^` where the last move began
    - `*` where its last seed fell, even if it was taken
    - `x` what else it took
marks-text-sparing =
    { marks-text }
    - `!` what it would have taken, had a grand slam been allowed

## Rulesets side by side: a heading and what a ruleset says to it in a few words. $seed is "taken" or "stays".

point-sowing = Sowing
point-endless = Endless moves
point-capture = Capture
point-grand-slam = A whole row at once
point-leftovers = When a player is stuck

brief-sowing-single-lap = one lap; the last seed ends the move
brief-sowing-relay = lap after lap, until the last seed falls in an empty pit
brief-endless-single-lap = cannot happen
brief-endless-relay = can happen, and may not be played
brief-capture-opposite =
    { $seed ->
        [stays] a last seed in one's own empty pit takes the seeds in the pit opposite, but stays
       *[taken] a last seed in one's own empty pit takes the seeds in the pit opposite, and is taken too
    }
brief-capture-twos-and-threes = a last seed that makes two or three in the other row takes them, and twos and threes before it
brief-grand-slam-captures = captured like anything else
brief-grand-slam-takes-nothing = the move stands but takes nothing
brief-grand-slam-illegal = such a move may not be played
brief-grand-slam-only-to-win = captured only if that wins; if not, the move takes nothing
brief-leftovers-opponent-of-stuck = the opponent takes all the seeds left
brief-leftovers-row-owner = each takes the seeds in their own row

# $point is a heading; $game and $other are rulesets, $here and $there what they say to it.
compare-point = **{ $point }**
    { $game }: { $here }.
    { $other }: { $there }.
compare-same = **{ $point }**
    The same in both: { $here }.
compare-shared = **All the rest is the same**
    The board and its 48 seeds, the direction, the lap of twelve or more, feeding, 25 seeds to win, and the end when a position comes back.

sources-opposite = The usual rules of Ayoayo here follow Laurence Russ, *Mancala Games* (1984), as most later descriptions do. Other accounts differ. What they say can be played too:
sources-twos-and-threes = The accounts of Oware differ, most of all on grand slams and on the seeds of a stuck player. What they say can be played too:
sources-other = **{ $game }**
sources-point = - { $point }: { $there }

silence-repetition = Only the account of Oware Abapa says what happens when a position comes back. The others are silent, but without such a rule a game need never end, so it holds in all games here.
silence-relay = With relays a position rarely comes back, but it does happen.
silence-single-lap = On feeding, the accounts of Oware only ask to sow into the empty row. Here a seed must still lie there after the capture, which makes a difference only where a grand slam may capture.

## History and other knowledge

history-ayoayo = *Ayo* is the Yoruba name for mancala games, in Nigeria and among its neighbours. Those who wrote about them recorded more than one set of rules.

    The form with relays is often called Ayoayo. It uses the board and the seeds of Oware, but sows and captures in its own way. Most descriptions of it go back to Laurence Russ's book *Mancala Games* of 1984.

    The wooden board is the *ọpọ́n*. This bot is named after it.

history-oware =
    Oware, in Akan *Ɔware*, is the national game of Ghana. No other mancala game is played so widely. With the slave trade it came across the Atlantic, and it lives on in Antigua, Barbados, Cuba, Saint Lucia, Guyana, Suriname and Brazil.

    It is old: the Epic of Sundiata, of the thirteenth century, mentions it, and Richard Jobson saw it on the Gambia in 1620. He told of it in *The Golden Trade* (1623).

    A legend tells of the days before the battle of Feyiase, around 1701. Yiadom Adarkwa of Juaben sat down to play against the queen of Denkyira's ruler, with pieces of gold for seeds. Ever since, playing with gold is said to bring bad luck.
history-abapa = *Abapa* is Twi and means “the good game”, or “the good seed”.

    { history-oware }

knowledge-ayoayo =
    The main skill is to follow a move to its end in your head. A capture that empties the other row usually decides the game.

    Going first is worth a lot. A computer search, whose result a separate program checked, has proved it for the usual rules of Ayoayo here: the first player can always win, but only by opening with C. Every other first move loses against perfect play.

knowledge-oware =
    The board is carved from osese wood (*Holarrhena floribunda*); stores at its ends are not needed. The seeds are nickernuts (*Caesalpinia bonduc*).

    There are championships every year in West Africa, Europe and the Caribbean. A version for children in Germany is called *Apfelklau*.

    Under the name Awari, Oware was solved by Romein and Bal in 2002: with perfect play nobody wins. Their rules share the last seeds evenly when positions repeat, so it is no proof for the rules here.
knowledge-abapa = { knowledge-oware }

knowledge-series = People often play a series. At international tournaments it is best of three or best of five: whoever wins more than half of the games. In Antigua it is first to six wins or to a lead of three, in Kumasi first to five, and an old Yoruba custom asks for three wins in a row. The first move changes sides from game to game. A drawn game counts for nobody. You can play all of them: `/mancala challenge` with `match`.
