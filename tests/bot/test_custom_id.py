from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_id import ACTIONS, Action, MalformedId, Play, ReadRules, decode, encode

NUMBERS = st.integers(min_value=0, max_value=2**63 - 1)
WORDS = st.from_regex(r"[a-z][a-z-]{0,19}", fullmatch=True)


def actions() -> st.SearchStrategy[Any]:
    kinds = ACTIONS.values()
    return st.one_of(
        [st.builds(kind, *(NUMBERS if f.type == "int" else WORDS for f in fields(kind))) for kind in kinds]
    )


@pytest.mark.parametrize("kind", ACTIONS.values(), ids=lambda kind: kind.__name__)
def test_the_longest_custom_id_of_every_action_is_one_that_discord_takes(kind: Any) -> None:
    action = kind(*(2**63 - 1 if f.type == "int" else "w" * 20 for f in fields(kind)))
    assert decode(encode(action)) == action
    assert len(encode(action)) <= 100


@given(actions())
def test_every_action_comes_back_from_a_custom_id_that_discord_takes(action: Action) -> None:
    custom_id = encode(action)
    assert decode(custom_id) == action
    assert len(custom_id) <= 100


def test_a_custom_id_reads_as_it_is_meant() -> None:
    assert encode(Play(12, 7, 3)) == "opon:play:12:7:3"
    assert decode("opon:rules:oware-slam-takes:2") == ReadRules("oware-slam-takes", 2)


@given(st.text(max_size=120))
def test_anything_else_is_malformed_and_never_another_error(text: str) -> None:
    for custom_id in (text, f"opon:{text}", f"opon:play:{text}", f"opon:play:1:{text}:3"):
        try:
            action = decode(custom_id)
        except MalformedId:
            continue
        assert encode(action) == custom_id


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "opon:",
        "opon:play",
        "other:play:1:2:3",
        "opon:play:1:2",
        "opon:play:1:2:3:4",
        "opon:play:1:2:-3",
        "opon:play:1:2:+3",
        "opon:play:1:2: 3",
        "opon:play:1:2:03",
        "opon:play:1:2:٣",
        f"opon:play:{2**63}:0:0",
        "opon:how:Oware",
        "opon:how:a b",
        "opon:how:" + "a" * 31,
    ],
)
def test_what_encode_never_writes_is_malformed(custom_id: str) -> None:
    with pytest.raises(MalformedId):
        decode(custom_id)
