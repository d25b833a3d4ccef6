"""Spaces, lines, quotation marks, dashes and accents as they come from elsewhere: read alike where that is harmless."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from spellspeed.hkk.language.errors import NotUnderstood
from spellspeed.hkk.language.reading import read_text

PLAIN = 'Előny: 5-10: tegyél egy "Átok" jelzőt egy célpont lényre. Húzz 3 lapot.'


@pytest.mark.parametrize(
    "text",
    [
        PLAIN.replace(" ", "\t"),
        PLAIN.replace(" ", "\u00a0"),
        PLAIN.replace(" ", "  \n"),
        PLAIN.replace(". ", ".\r\n"),
        PLAIN.replace(". ", "\n").removesuffix("."),
        PLAIN.replace("5-10", "5–10"),
        PLAIN.replace("5-10", "5 — 10"),
        PLAIN.replace("5-10", "5−10"),
        PLAIN.replace('"Átok"', "„Átok”"),
        PLAIN.replace('"Átok"', "“Átok”"),
        PLAIN.replace('"Átok"', "»Átok«"),
        PLAIN.replace('"Átok"', "«Átok»"),
        PLAIN.replace(". ", "! ").replace("lapot.", "lapot!"),
        PLAIN.upper().replace("ÁTOK", "Átok"),
        normalize("NFD", PLAIN),
        "\ufeff" + PLAIN.replace(" 3", "\u200b 3"),
        PLAIN.replace("Húzz 3", "Húzz három"),
        PLAIN.replace("Húzz 3", "Húzz 03"),
    ],
)
def test_other_signs_are_read_alike(text: str) -> None:
    assert read_text(text, "hu", True) == read_text(PLAIN, "hu", True)


def test_a_place_is_that_of_the_text_as_it_was_written() -> None:
    """Also where accents are characters of their own: column 9 + 4 of them before the word."""
    text = normalize("NFD", "Húzz egy lapot. Előny: 5-10: tortát.")
    with pytest.raises(NotUnderstood) as found:
        read_text(text, "hu", True)
    assert text[found.value.column - 1 :].startswith("tortát".replace("á", "a\u0301"))
    assert found.value.words == normalize("NFD", "tortát")


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\t\u00a0", "\ufeff", "\u200b"])
def test_a_text_without_words_has_no_clauses(text: str) -> None:
    assert read_text(text) == ()


@pytest.mark.parametrize(
    ("language", "text", "column", "words"),
    [
        ("hu", "Veszítesz -3 Ép-t", 11, "-"),
        ("en", "Lose -3 life", 6, "-"),
        ("en", "Lose 1000000000 life", 6, "1000000000"),
        ("en", "Lose 1.5 life", 7, "."),
        ("en", "Lose 1/2 life", 7, "/"),
        ("en", "Lose ½ life", 6, "½"),
        ("en", "Benefit: draw a card", 1, "Benefit"),
        ("hu", "Nyereség: húzz egy lapot", 1, "Nyereség"),
        ("hu", "Előny: húzz egy lapot", 8, "húzz"),
        ("hu", "Előny: 5-10:", 13, ""),
        ("hu", "Előny: 5-10", 12, ""),
        ("hu", "Előny: -: húzz egy lapot", 9, ":"),
        ("hu", "Előny 5-10: húzz egy lapot", 7, "5"),
        ("hu", "Semlegesítés:", 14, ""),
        ("hu", "Jutalom:", 9, ""),
        ("hu", "Időleges költség, 2:", 21, ""),
        ("hu", "Időleges költség: 1 VP", 17, ":"),
        ("hu", "Időleges költség, -1: 1 VP", 19, "-"),
        ("hu", "Időleges költség, 0: 1 VP", 1, "Időleges"),
        ("en", "Temporary cost, 0: 1 VP", 1, "Temporary"),
        ("hu", "Hátrány: Előny: 5-10: húzz egy lapot", 10, "Előny"),
        ("en", "Draw a card.. Draw a card", 13, "."),
        ("en", "Draw\x00 a card", 5, "\x00"),
    ],
)
def test_what_makes_no_sense_is_declined_with_its_place(language: str, text: str, column: int, words: str) -> None:
    with pytest.raises(NotUnderstood) as found:
        read_text(text, language, True)
    assert (found.value.line, found.value.column, found.value.words) == (1, column, words)


def test_a_number_that_is_too_great_is_named() -> None:
    with pytest.raises(NotUnderstood, match=r"The greatest number that a text holds is 9999\."):
        read_text("Lose 10000 life", "en", True)
