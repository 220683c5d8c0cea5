### How a move, a refusal and the end of a game are told. Pits are named by their letters, A–F and a–f.

## Lists of pits

# $one and $two are pits.
pits-pair = { $one } and { $two }
# $one is a pit, $rest a longer list.
pits-more = { $one }, { $rest }

## A move in words: why it went on and why it stopped. At most 200 characters with a name of 32.
# $name      who moved                       $pit      the pit that was played
# $laps      how many laps the move had      $seeds    seeds sown over all laps; a seed counts each time
# $long      how many laps had 12 or more    $last     the pit where the last seed fell
# $held      what that pit held then         $across   the pit opposite it
# $taken     seeds taken from $across        $gained   seeds that went to the store
# $pits      the pits seeds were taken from  $row      "emptied" if the opponent's row is empty now, else "fed"

move-run =
    { $laps ->
        [1] { $long ->
            [0] { $seeds ->
                [one] 1 seed
               *[other] { $seeds } seeds
            }
           *[other] { $seeds } seeds went all the way round, passing over { $pit }
        }
       *[other] it kept landing on seeds, { $laps } laps, { $seeds } seeds sown
    }

move-last =
    { $seeds ->
        [1] it
       *[other] the last
    }

move-other-row = { $name } played { $pit }: { move-run }; { move-last } fell in empty { $last }, on the other side, so nothing was taken.
move-nothing-across = { $name } played { $pit }: { move-run }; { move-last } fell in empty { $last }, but { $across } opposite was empty too, so nothing was taken.
move-took-across-taken =
    { $row ->
        [emptied] { $name } played { $pit }: { move-run }; { move-last } fell in empty { $last } and took { $taken } from { $across } and itself, { $gained } in all, clearing the other row.
       *[fed] { $name } played { $pit }: { move-run }; { move-last } fell in empty { $last } and took { $taken } from { $across } and itself, { $gained } in all.
    }
move-took-across-stays =
    { $row ->
        [emptied] { $name } played { $pit }: { move-run }; { move-last } fell in empty { $last }, where it stays, and took { $taken } from { $across }, clearing the other row.
       *[fed] { $name } played { $pit }: { move-run }; { move-last } fell in empty { $last }, where it stays, and took { $taken } from { $across }.
    }

move-own-row = { $name } played { $pit }: { move-run }; { move-last } fell in { $last }, in the same row, so nothing was taken.
move-other-count = { $name } played { $pit }: { move-run }; { move-last } brought { $last } to { $held }, not 2 or 3, so nothing was taken.
move-took-count =
    { $row ->
        [emptied] { $name } played { $pit }: { move-run }; { move-last } brought { $last } to { $held } and took { $pits } ({ $gained } seeds), clearing the other row.
       *[fed] { $name } played { $pit }: { move-run }; { move-last } brought { $last } to { $held } and took { $pits } ({ $gained } seeds).
    }

move-spared-takes-nothing = { $name } played { $pit }: { move-run }; { move-last } would have taken every seed in the other row, so it took nothing.
move-spared-only-to-win = { $name } played { $pit }: { move-run }; { move-last } would have taken every seed in the other row without winning, so it took nothing.

## The laps of a relay one by one, in place of a film. $pit was lifted, with its $seeds; the last fell in $last.

# $held seeds lie in $last then, and are the next lap.
lap-goes-on = { NUMBER($number, useGrouping: 0) }. { $pit }: { $seeds ->
    [one] 1 seed, to
   *[other] { $seeds } seeds, the last to
} { $last }, which now holds { $held }
lap-ends = { NUMBER($number, useGrouping: 0) }. { $pit }: { $seeds ->
    [one] 1 seed, to
   *[other] { $seeds } seeds, the last to
} { $last }, which was empty
laps-passed-over = … { $count } more laps …

## Why a pit may not be played, told privately
# $pit the pit, $game the ruleset's name

refusal-game-over = This game is over.
# $owner is "south" or "north": whose pit it is.
refusal-not-your-pit =
    { $owner ->
        [south] { $pit } is in your opponent's row. Yours is the top row, a–f.
       *[north] { $pit } is in your opponent's row. Yours is the bottom row, A–F.
    }
refusal-empty-pit = { $pit } is empty, so there is nothing to sow.
refusal-must-feed = Your opponent's row is empty, so your move must leave at least one seed there. { $pit } would leave none.
refusal-endless = Sowing from { $pit } would go round and round and never stop, so it may not be played.
refusal-grand-slam = { $pit } would take every seed in the other row. In { $game } that is not allowed.

## The same for everybody, one line under the board
# $pits the pits, $count how many they are

notice-must-feed = The other row is empty, so this move must put a seed there: only { $pits } can.
notice-endless = { $pits } would never stop sowing and may not be played.
notice-grand-slam = { $pits } would take the whole other row and may not be played.

## The end of a game
# $winner, $loser      names; empty in a draw     $high, $low              their scores, or both 24
# $south, $north       names                      $south-seeds, $north-seeds   their final scores
# $drawn               "yes" or "no"              $left                    seeds on the board at the end
# $south-row, $north-row  seeds left in each row  $stuck, $heir            who cannot move, and the opponent
# $cause               why nothing may be played

outcome-result =
    { $drawn ->
        [yes] **It's a draw, { $high }–{ $low }!**
       *[no] **{ $winner } wins { $high }–{ $low }!**
    }
outcome-majority =
    { $left ->
        [0] { outcome-result } That is more than half of the 48 seeds.
        [one] { outcome-result } That is more than half of the 48 seeds. The seed still on the board belongs to nobody.
       *[other] { outcome-result } That is more than half of the 48 seeds. The { $left } seeds still on the board belong to nobody.
    }
outcome-stuck-cause =
    { $cause ->
        [no-seeds] { $stuck } has no seeds left to sow, so the game ends.
        [cannot-feed] { $stuck } has no allowed move that feeds the empty row, so the game ends.
        [endless] Every move { $stuck } has would go round for ever, so the game ends.
        [grand-slam] Every move { $stuck } has would take the whole other row, which is not allowed, so the game ends.
       *[nothing-allowed] { $stuck } has no move that may be played, so the game ends.
    }
outcome-all-taken = { outcome-result } Every seed has been taken.
outcome-stuck-opponent-of-stuck =
    { $left ->
        [one] { outcome-result } { outcome-stuck-cause } The seed left on the board goes to { $heir }.
       *[other] { outcome-result } { outcome-stuck-cause } The { $left } seeds left on the board go to { $heir }.
    }
outcome-stuck-row-owner = { outcome-result } { outcome-stuck-cause } Each keeps the seeds left in their own row: { $south } { $south-row }, { $north } { $north-row }.
outcome-repetition = { outcome-result } The board came back to a position it had been in, with the same player to move, so the game ends. Each keeps the seeds in their own row: { $south } { $south-row }, { $north } { $north-row }.
outcome-resignation = **{ $winner } wins!** { $loser } resigned. In the stores: { $south } { $south-seeds }, { $north } { $north-seeds }.
outcome-timeout = **{ $winner } wins!** { $loser } ran out of time. In the stores: { $south } { $south-seeds }, { $north } { $north-seeds }.
outcome-agreed-draw = **It's a draw.** Both players agreed to it. In the stores: { $south } { $south-seeds }, { $north } { $north-seeds }.
outcome-agreed-rows = { outcome-result } Both players agreed to end here. Each keeps the seeds in their own row: { $south } { $south-row }, { $north } { $north-row }.

# $silent who had not moved for $days days; 0 where it was closed because somebody had left.
outcome-abandoned =
    { $days ->
        [0] The game was closed without a result: one of the two has left the server.
        [one] The game was closed without a result: { $silent } had not moved for a day.
       *[other] The game was closed without a result: { $silent } had not moved for { $days } days.
    }
