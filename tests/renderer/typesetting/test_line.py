"""A line of text in any script stays in its box, and what cannot be shown is seen to be missing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, features

from renderer.layout import Box
from renderer.typesetting import draw_line, isolated, line_width
from renderer.typesetting.cleaning import clean
from renderer.typesetting.coverage import covered
from renderer.typesetting.faces import EMOJI, FACES, FONTS, UNKNOWN, emoji_picture, face_of
from renderer.typesetting.line import fitted
from renderer.typesetting.parts import parts
from renderer.typesetting.runs import runs

ROOM = Box(40, 20, 340, 60)
NAMES = {
    "Yoruba": "Ọláyínká Adébáyọ̀",
    "Russian": "Адам Иванов",
    "Greek": "Ἑλένη",
    "Arabic": "محمد علي",
    "Hebrew": "שָׁלוֹם",
    "Hindi": "नमस्ते श्री",
    "Bengali": "বাংলা",
    "Tamil": "தமிழ்",
    "Thai": "ไทยแลนด์",
    "Khmer": "ភាសាខ្មែរ",
    "Burmese": "မြန်မာ",
    "Amharic": "አማርኛ",
    "Georgian": "ქართული",
    "Armenian": "Հայերեն",
    "N'Ko": "ߒߞߏ",
    "Adlam": "𞤆𞤵𞤤𞤢𞤪",
    "Tifinagh": "ⵜⵉⴼⵉⵏⴰⵖ",
    "Vai": "ꕙꔤ",
    "Chinese": "漢字",
    "Japanese": "かなカナ",
    "Korean": "한글",
    "emoji": "😀🏆🎉",
    "letters in disguise": "𝕄𝕒𝕥𝕙",
}


def drawn(text: str, size: int = 32, *, right: bool = False) -> Image.Image:
    """A text on black, with much room around its box."""
    picture = Image.new("RGB", (380, 80))
    draw_line(picture, text, ROOM, size, (255, 255, 255), right=right)
    return picture


def ink(picture: Image.Image) -> tuple[int, int, int, int]:
    """What bounds all that was drawn."""
    box = picture.getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_names_in_every_script_are_shown(name: str) -> None:
    assert not any(UNKNOWN in run.text for run in runs(name))
    assert ink(drawn(name))


def test_a_text_of_which_only_the_beginning_is_looked_at_shows_that_it_goes_on() -> None:
    def wide(text: str) -> bytes:
        picture = Image.new("RGB", (2000, 60))
        draw_line(picture, text, Box(0, 0, 2000, 60), 36, (255, 255, 255))
        return picture.tobytes()

    assert wide("i" * 150) == wide("i" * 119 + "…")


@pytest.mark.parametrize("face", FACES)
def test_what_the_files_are_read_to_have_is_drawn(face: str) -> None:
    characters = covered(FONTS / f"{face}.ttf")
    assert len(characters) > 50
    letters = [chr(point) for point in sorted(characters) if chr(point).isalpha()][:3]
    shapes = [drawn(letter).tobytes() for letter in letters]
    assert len({*shapes, drawn("\ue000").tobytes()}) == len(shapes) + 1


def test_a_character_that_nobody_has_becomes_an_empty_square() -> None:
    assert face_of("\ue000") is None
    assert [run.text for run in runs("a\ue000b")] == ["a", UNKNOWN, "b"]
    assert [run.text for run in runs("\ud800")] == [UNKNOWN]


@pytest.mark.parametrize("name", ["W" * 32, "﷽" * 32, "漢" * 32, "😀" * 32, "Z̸̡̛͎̫̮̯a̷̢͚̤l̵̨g̶o" * 4, "ꕙ" * 200])
def test_nothing_leaves_its_box(name: str) -> None:
    left, top, right, bottom = ink(drawn(name))
    assert (left, top, right, bottom) == (
        max(left, ROOM.left),
        max(top, ROOM.top),
        min(right, ROOM.right),
        min(bottom, ROOM.bottom),
    )


def test_a_text_that_is_a_little_too_long_is_made_smaller_and_shown_whole() -> None:
    assert line_width("Ada Obí Ọláyínká Ade", 32) > ROOM.size[0] > line_width("Ada Obí Ọláyínká Ade", 26)
    left, _, right, _ = ink(drawn("Ada Obí Ọláyínká Ade"))
    assert right - left > 0.9 * ROOM.size[0]


def test_a_text_that_is_far_too_long_ends_with_three_dots() -> None:
    assert drawn("W" * 32).tobytes() == drawn("W" * 90).tobytes()
    assert drawn("W" * 32).tobytes() != drawn("W" * 12).tobytes()


def test_a_text_may_end_at_the_right_edge() -> None:
    assert ink(drawn("Ada"))[0] <= ROOM.left + 4
    assert ink(drawn("Ada", right=True))[2] >= ROOM.right - 4


@pytest.mark.skipif(not features.check("raqm"), reason="Pillow joins letters only where it finds FriBiDi")
def test_arabic_letters_are_joined() -> None:
    # Joined, only the last of them has the wide tail that the letter has alone.
    assert line_width("سسس", 40) < 3 * line_width("س", 40) * 0.9


def test_a_name_that_begins_from_the_right_is_set_from_the_right() -> None:
    assert [run.text.strip() for run in runs("שלום Ada")] == ["Ada", "שלום"]
    assert [run.text.strip() for run in runs("Ada שלום")] == ["Ada", "שלום"]


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("user العربي Ada", ["user ", "العربي", " ", "Ada"]),
        ("user العربي 123", ["user ", "123", "العربي "]),
        ("Ali - علي | Obi", ["Ali - ", "علي", " ", "| Obi"]),
        ("علي Obi 12:30", ["Obi 12:30", "علي "]),
        ("Ada 100% علي", ["Ada 100% ", "علي"]),
        ("(علي) Ada", ["Ada", " (", "علي", ")"]),
        ("שלום 🏆 Ada", ["Ada", " ", "🏆", "שלום "]),
    ],
)
def test_of_two_directions_each_keeps_its_own_and_spaces_stay_between(name: str, seen: list[str]) -> None:
    # A run with letters from the right is turned as it is drawn: its last space is seen on its left.
    assert [run.text for run in runs(name)] == seen


def test_a_sentence_runs_as_its_own_words_do_whatever_the_script_of_the_names_in_it() -> None:
    won = f"{isolated('שלום')} wins"
    assert [run.text for run in runs(won)] == ["שלום", " wins"]
    lost = f"{isolated('שלום 漢')} lost to {isolated('Ada')}"
    assert [run.text for run in runs(lost)] == ["漢", "שלום ", " lost to ", "Ada"]
    hebrew = f"{isolated('Ada')} ניצחה"
    assert "".join(run.text for run in runs(hebrew)) == "ניצחה Ada"


def test_of_a_sentence_that_is_too_long_the_name_is_shortened_and_never_the_words() -> None:
    sentence = f"{isolated('W' * 32)} wins"
    line, size = fitted(parts(sentence), 32, ROOM.size[0])
    assert (line[0].text[-2:], line[1].text) == ("W…", " wins")
    assert sum(line_width(part.text, size) for part in line) <= ROOM.size[0]


def test_of_two_names_the_longer_is_shortened() -> None:
    sentence = f"{isolated('Ada')} won, {isolated('W' * 32)} resigned"
    line, _ = fitted(parts(sentence), 32, ROOM.size[0])
    assert [part.text for part in line if not part.is_name] == [" won, ", " resigned"]
    assert line[0].text == "Ada"


def test_a_sentence_that_is_too_long_even_so_loses_its_end() -> None:
    line, _ = fitted(parts(f"{isolated('Ada')} " + "w" * 90), 32, ROOM.size[0])
    assert (line[0].text, line[1].text[:3], line[1].text[-2:]) == ("Ada", " ww", "w…")


@pytest.mark.parametrize(
    "emoji",
    ["👨‍👩‍👧", "🇳🇬", "🏳️‍🌈", "1️⃣", "👩🏽‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️‍🔥", "🧔‍♂️"],
    ids=["family", "flag", "rainbow", "keycap", "tone", "Scotland", "heart", "beard"],
)
def test_an_emoji_of_several_parts_is_one_picture(emoji: str) -> None:
    assert [run.face for run in runs(f"Ada {emoji}")] == ["NotoSans-Bold", EMOJI]
    assert line_width(emoji, 40) == line_width("🏆", 40)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("🐙\u200d🏆", ["🐙", "🏆"]),
        ("🇽🇽", ["🇽", "🇽"]),
        ("🏴\U000e0078\U000e007f", ["🏴"]),
    ],
    ids=["no such pair", "no such flag", "no such region"],
)
def test_where_there_is_no_such_emoji_its_parts_are_seen(text: str, seen: list[str]) -> None:
    assert [run.text for run in runs(text)] == seen


@pytest.mark.parametrize("emoji", ["👨‍👩‍👧", "🇳🇬", "🐙\u200d🏆", "é"])
def test_a_cut_never_parts_what_is_seen_as_one_character(emoji: str) -> None:
    line, _ = fitted(parts(emoji * 40), 32, ROOM.size[0])
    kept = line[0].text.removesuffix("…")
    assert len(kept) > 0
    assert kept == emoji * (len(kept) // len(emoji))


def test_emoji_have_their_colours() -> None:
    assert [run.face for run in runs("Ada 🏆")][1] == EMOJI
    reds, _, blues = zip(*(colour for _, colour in drawn("🏆").getcolors(100_000) or []), strict=True)
    assert max(reds) > 200
    assert max(red - blue for red, blue in zip(reds, blues, strict=True)) > 100
    assert emoji_picture("🏆", 37).size == (37, 37)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\u202eevil\u202c", "evil"),
        ("one\ntwo\tthree\x00", "one two three"),
        ("  wide   room  ", "wide room"),
        ("👩🏽", "👩"),
        ("❤\ufe0f", "❤"),
        ("a" + "\u0301" * 9, "á\u0301\u0301"),
        ("\u0301\u0301", ""),
    ],
    ids=["directions", "lines", "spaces", "tones", "variants", "heaped marks", "nothing but marks"],
)
def test_what_has_no_shape_of_its_own_is_left_out(text: str, shown: str) -> None:
    assert clean(text) == shown


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40))
def test_any_text_can_be_set_and_stays_in_its_box(text: str) -> None:
    picture = drawn(text)
    outside = picture.copy()
    outside.paste((0, 0, 0), ROOM)
    assert ImageChops.difference(outside, Image.new("RGB", outside.size)).getbbox() is None
