"""The practice room in a process of its own, run as a user runs it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent.parent.parent


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
    return port


@contextmanager
def room_in_a_child(option: str = "--room", **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """``python -m bot --room``, and the address that it prints; killed when the block is left."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a child inherits an ignored Ctrl-C
    child = subprocess.Popen(
        [sys.executable, "-m", "bot", option],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pipesize=1 << 20,  # nobody reads the log while the address is waited for
        text=True,
        env={**os.environ, "PYTHONPATH": str(HOUSE), **settings},
    )
    signal.signal(signal.SIGINT, before)
    try:
        yield child, _address(child)
    finally:
        child.kill()
        child.communicate()


def _address(child: subprocess.Popen[str]) -> str:
    """What stands alone on its line; a room that ends without one says why in the failure."""
    assert child.stdout is not None
    for line in child.stdout:
        if line.strip().startswith("http://127.0.0.1:"):
            return line.strip()
    _, complaints = child.communicate()
    pytest.fail(f"The room did not open (exit code {child.returncode}):\n{complaints}")
