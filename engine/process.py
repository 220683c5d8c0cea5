"""The engine's own process: reads questions from standard input and writes answers to standard output.

``python -m engine.process FOLDER MEGABYTES``; started and ended by ``engine.Worker``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from engine.edition import edition
from engine.kernel_cache import KernelCache
from engine.messages import READY, line, question_in

_NICER = 5
"""The bot comes first where both want the same core; but while kernels are compiled, somebody is waiting."""


def main() -> None:
    """Load the kernels, say so, and answer until the input ends."""
    folder, megabytes = Path(sys.argv[1]), int(sys.argv[2])
    present = edition()
    cache = KernelCache(folder / "kernels", present)
    cache.clear_unless_sound()
    os.environ["NUMBA_CACHE_DIR"] = str(folder / "kernels")
    from engine.answering import Answerer  # noqa: PLC0415 - imports the kernels, which look for the cache
    from engine.shelf import Shelf  # noqa: PLC0415 - as above

    cache.seal()
    if hasattr(os, "nice"):
        os.nice(_NICER)
    answerer = Answerer(Shelf(folder / "tables", present), megabytes << 20)
    _say(READY)
    for text in sys.stdin.buffer:
        _say(answerer.answer(question_in(text)))


def _say(content: object) -> None:
    sys.stdout.buffer.write(line(content))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
