"""An engine's process that needs no engine: it answers every question, and always the same way.

It speaks as ``engine.process`` does and plays the first pit that it may; with a file ``dies`` in its
folder it ends at each question, after writing there how many moves had been played, with ``dawdles`` it
takes its time: as many seconds as that says.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from engine.messages import READY, REST, Choice, Evaluation, answer_out, line, question_in, values_out
from engine.values import MoveValue, Verdict


def main() -> None:
    """Say that it is ready, and answer until the input ends."""
    folder = Path(sys.argv[1])
    sys.stdout.buffer.write(line(READY))
    sys.stdout.buffer.flush()
    for text in sys.stdin.buffer:
        if text == line(REST):
            return
        number, question = question_in(text)
        if (folder / "dies").exists():
            with (folder / "dies").open("a", encoding="utf-8") as deaths:
                deaths.write(f"{question.game.ply} ")
            sys.exit(1)
        if (folder / "dawdles").exists():
            time.sleep(float((folder / "dawdles").read_text(encoding="ascii") or 0.4))
        sys.stdout.buffer.write(answer_out(number, answer(question)))
        sys.stdout.buffer.flush()


def answer(question: Choice | Evaluation) -> object:
    """The first pit; or that the first pit wins and every other loses."""
    legal = question.game.legal_moves()
    if isinstance(question, Choice):
        return legal[0]
    return values_out(
        MoveValue(
            pit, Verdict.WIN if pit == legal[0] else Verdict.LOSS, 25 if pit == legal[0] else 20, exact=True
        )
        for pit in legal
    )


if __name__ == "__main__":
    main()
