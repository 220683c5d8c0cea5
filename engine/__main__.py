"""The engine's command line: winning strategies, proved and checked, banks of puzzles, and tuning."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from pathlib import Path

from engine.certificate import Certificate
from rules import RULESETS, Position


def parser() -> argparse.ArgumentParser:
    """The command line."""
    root = argparse.ArgumentParser(
        prog="python -m engine", description="Winning strategies, proved and checked, puzzles, and tuning."
    )
    commands = root.add_subparsers(dest="command", required=True)
    prove = commands.add_parser("prove", help="write a strategy by which whoever starts wins (needs numba)")
    prove.add_argument("ruleset", choices=RULESETS, help="the rules to win by")
    prove.add_argument("-o", "--output", type=Path, required=True, help="the file to write")
    prove.add_argument("--position", type=Position.parse, default=Position(), help="where to start from")
    prove.add_argument(
        "--seeds", type=int, default=12, help="how large an endgame table to use (default: 12)"
    )
    prove.add_argument("--megabytes", type=int, default=256, help="what to remember with (default: 256)")
    check = commands.add_parser("check", help="verify a strategy by the rules alone")
    check.add_argument("file", type=Path, help="the file to read")
    puzzles = commands.add_parser("puzzles", help="look for positions with one winning move (needs numba)")
    puzzles.add_argument("ruleset", choices=RULESETS, help="the rules to win by")
    puzzles.add_argument("-o", "--output", type=Path, required=True, help="the file to write")
    puzzles.add_argument("--count", type=int, default=100, help="how many to look for (default: 100)")
    puzzles.add_argument("--seed", type=int, default=1, help="what the games hang on (default: 1)")
    tune = commands.add_parser("tune", help="find what positions are worth by self-play (needs numba)")
    tune.add_argument("ruleset", choices=RULESETS, help="the rules to play by")
    tune.add_argument("-o", "--output", type=Path, required=True, help="the file to write")
    tune.add_argument(
        "--rounds", type=int, default=6, help="each plays with what the last found (default: 6)"
    )
    tune.add_argument("--games", type=int, default=4000, help="in each round (default: 4000)")
    tune.add_argument("--afresh", action="store_true", help="begin with the stores, not with what is in use")
    tune.add_argument("--seed", type=int, default=1, help="what the games hang on (default: 1)")
    return root


def prove(arguments: argparse.Namespace) -> str:
    """Prove, write, and say what was written."""
    from engine.prover import Prover  # noqa: PLC0415 - needs numba, which checking does without
    from engine.strategy import Strategist  # noqa: PLC0415 - as above
    from engine.table import build  # noqa: PLC0415 - as above

    ruleset = RULESETS[arguments.ruleset]
    prover = Prover(ruleset, build(ruleset, arguments.seeds), arguments.megabytes << 20)
    certificate = Strategist(ruleset, prover).strategy(arguments.position)
    certificate.write(arguments.output)
    return f"{ruleset.key}: won by {certificate.winner.name}, {len(certificate.moves)} answers written"


def check(arguments: argparse.Namespace) -> str:
    """Check, and say what holds."""
    certificate = Certificate.read(arguments.file)
    answered = certificate.check()
    return f"{certificate.ruleset.key}: won by {certificate.winner.name}, {answered} answers verified"


def puzzles(arguments: argparse.Namespace) -> str:
    """Look for puzzles, write them, and say how many there are of each grade."""
    from engine.puzzle_maker import PuzzleMaker  # noqa: PLC0415 - needs numba, which checking does without

    found = PuzzleMaker(RULESETS[arguments.ruleset], arguments.seed).make(arguments.count)
    arguments.output.write_text("".join(f"{puzzle}\n" for puzzle in found), encoding="ascii")
    grades = Counter(puzzle.grade for puzzle in found)
    return f"{arguments.ruleset}: {len(found)} puzzles, by grade {dict(sorted(grades.items()))}"


def tune(arguments: argparse.Namespace) -> str:
    """Play and fit, round after round, write the weights, and say what they were found from."""
    # The same sums on every machine, and no crowd on a busy one.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from engine.tuning import Tuner  # noqa: PLC0415 - needs numba, which checking does without
    from engine.worth import stores_alone, worth_of  # noqa: PLC0415 - as above

    ruleset = RULESETS[arguments.ruleset]
    tuner = Tuner(ruleset, arguments.seed, stores_alone() if arguments.afresh else worth_of(ruleset))
    for number in range(1, arguments.rounds + 1):
        print(f"round {number}, seed {arguments.seed}: {tuner.round(arguments.games)}", flush=True)
        tuner.write(arguments.output)
    return f"{arguments.ruleset}: weights written"


def main() -> int:
    """Run the command line; 1 where something is not proved or flawed."""
    arguments = parser().parse_args()
    try:
        print(
            {"prove": prove, "check": check, "puzzles": puzzles, "tune": tune}[arguments.command](arguments)
        )
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
