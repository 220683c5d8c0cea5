"""Files that several write at once: whatever is found is the whole of one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from engine.whole_file import write_whole


def test_a_file_that_several_write_at_once_is_always_the_whole_of_one(tmp_path: Path) -> None:
    file = tmp_path / "table"
    write_whole(file, b"-" * 200_000)

    def found_whole(letter: bytes) -> bool:
        for _ in range(20):
            with suppress(FileNotFoundError):  # another was first
                write_whole(file, *[letter * 1000] * 200)
            content = file.read_bytes()
            if len(content) != 200_000 or len(set(content)) != 1:
                return False
        return True

    with ThreadPoolExecutor(6) as writers:
        assert all(writers.map(found_whole, [b"a", b"b", b"c", b"d", b"e", b"f"]))
    assert list(tmp_path.iterdir()) == [file]
