"""What the bot lacks in the channels of a server."""

from __future__ import annotations

from collections.abc import Mapping

from bot.texts import Texts

ROOM = 1900
"""Characters for the list; Discord takes 2,000, and the last line may say how many more there are."""


def present_check(texts: Texts, missing: Mapping[int, tuple[str, ...]]) -> str:
    """Each channel in which a permission is missing, with what it is.

    Args:
        texts: the reader's language.
        missing: the names of the missing permissions by channel, as Discord's API calls them.
    """
    lacking = {channel: names for channel, names in missing.items() if names}
    if not lacking:
        return texts("check-sound", count=len(missing))
    lines = [texts("check-missing", count=len(lacking), all=len(missing))]
    for number, (channel, names) in enumerate(lacking.items()):
        line = f"<#{channel}>: " + ", ".join(texts(f"permission-{name}") for name in names)
        if len("\n".join([*lines, line])) > ROOM:
            lines.append(texts("check-more", count=len(lacking) - number))
            break
        lines.append(line)
    return "\n".join(lines)
