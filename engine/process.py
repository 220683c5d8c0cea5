"""The engine's own process: reads questions from standard input and writes answers to standard output.

``python -m engine.process FOLDER MEGABYTES``; started and ended by ``engine.Worker``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from engine.edition import edition
from engine.kernel_cache import KernelCache
from engine.messages import READY, REST, answer_out, line, question_in

if TYPE_CHECKING:
    from engine.answering import Answerer

_NICER = 5
"""The bot comes first where both want the same core; but while kernels are compiled, somebody is waiting."""

_LOOK_EVERY = 0.1
"""Seconds between two looks whether a table is ready."""


def main() -> None:
    """Load the kernels, say so, and answer until the input ends."""
    answers = _private_output()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(questions,), daemon=True).start()
    folder, megabytes = Path(sys.argv[1]), int(sys.argv[2])
    present = edition()
    cache = KernelCache(folder / "kernels", present)
    cache.clear_unless_sound()
    os.environ["NUMBA_CACHE_DIR"] = cache.numba_folder
    from engine.answering import Answerer  # noqa: PLC0415 - imports the kernels, which look for the cache
    from engine.shelf import Shelf  # noqa: PLC0415 - as above

    cache.seal()
    if hasattr(os, "nice"):
        os.nice(_NICER)
    answerer = Answerer(Shelf(folder / "tables", present), megabytes << 20)
    _write(answers, line(READY))
    while True:
        number, question = question_in(_next(questions, answerer))
        _write(answers, answer_out(number, answerer.answer(question)))


def _private_output() -> int:
    """The output for answers alone: what anything else prints goes to the errors from now on."""
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _read(questions: SimpleQueue[bytes]) -> None:
    """Hand on questions. With the input the bot is gone, and nobody needs the thought under way."""
    for text in sys.stdin.buffer:
        questions.put(text)
    os._exit(0)


def _next(questions: SimpleQueue[bytes], answerer: Answerer) -> bytes:
    """The next question. A process that is to rest ends here, but not in the middle of a table."""
    is_resting = False
    while True:
        try:
            text = questions.get(timeout=_LOOK_EVERY if is_resting else None)
        except Empty:
            if not answerer.is_building:
                os._exit(0)
        else:
            if text != line(REST):
                return text
            is_resting = True


def _write(answers: int, text: bytes) -> None:
    while text:
        text = text[os.write(answers, text) :]


if __name__ == "__main__":
    main()
