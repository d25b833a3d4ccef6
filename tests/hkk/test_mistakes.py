"""What is not understood is declined as a whole, with the exact place and the words that stand there."""

from __future__ import annotations

import pytest

from spellspeed.hkk.language.errors import NotPrintable, NotUnderstood
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import CountOf, Number
from spellspeed.hkk.text.cards import Filter, Some
from spellspeed.hkk.text.clauses import Advantage, SpellEffect
from spellspeed.hkk.text.effects import Immediately
from spellspeed.hkk.text.node import Clause
from spellspeed.hkk.text.sentences import Destroy, Draw, May
from tests.copies import unpickled


@pytest.mark.parametrize(
    ("language", "text", "line", "column", "said"),
    [
        ("en", "Draw a cake.", 1, 8, "cake"),
        ("en", "Draw a card. Fly.", 1, 14, "Fly"),
        ("en", "Draw a card.\n  Draw a cake.", 2, 10, "cake"),
        ("en", "Draw a card,", 1, 13, ""),
        ("en", 'Draw a "card".', 1, 8, '"card"'),
        ("en", "Draw 12345 cards", 1, 6, "12345"),
        ("en", "Draw a card..", 1, 13, "."),
        ("en", ".", 1, 1, "."),
        ("en", "Banned in format §", 1, 18, "§"),
        ("en", 'Banned in format "', 1, 18, '"'),
        ("en", "Target creature loses its explanations", 1, 27, "explanations"),
        ("en", "Advantage: -: draw a card", 1, 13, ":"),
        ("en", "Draw a card. Advantage: 10-5: draw a card", 1, 14, "Advantage"),
        ("en", "At most 0 copies in a deck", 1, 1, "At"),
        ("en", "Húzz egy lapot", 1, 1, "Húzz"),
        ("hu", "Húzz egy tortát", 1, 10, "tortát"),
        ("hu", "Sebezz 2-t az ellenfeledre, majd repülj", 1, 34, "repülj"),
        ("hu", "Sebezz 2-x az ellenfeledre", 1, 9, "-x"),
        ("hu", "Hátrány:", 1, 9, ""),
        ("hu", "Húzz egy lapot.\nSemlegesítés: torta.\nRepülő.", 2, 15, "torta"),
    ],
)
def test_the_place_of_what_is_not_understood(language: str, text: str, line: int, column: int, said: str) -> None:
    with pytest.raises(NotUnderstood) as found:
        read_text(text, language, True)
    assert (found.value.line, found.value.column, found.value.words) == (line, column, said)
    assert str(found.value).startswith(f"line {line}, column {column}: ")
    again = unpickled(found.value)
    assert (type(again), str(again)) == (NotUnderstood, str(found.value))


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("Draw a cake", 'There could stand: "card".'),
        ("Fyling", 'Did you mean "flying"?'),
        ("Advantage: 10-5: draw a card", "from the smaller to the greater number, not from 10 to 5."),
        ("Draw a card,", 'the text ends too early. There could stand: "and", "then", "where".'),
    ],
)
def test_the_message_says_what_would_be_right(text: str, hint: str) -> None:
    with pytest.raises(NotUnderstood) as found:
        read_text(text, "en", True)
    assert hint in str(found.value)


def test_a_number_of_four_digits_is_read() -> None:
    """The control of the number that is too long."""
    assert read_text("Draw 1234 cards", "en", True) == (SpellEffect((Draw(words.YOU, Number(1234)),)),)


DRAWS = (Draw(words.YOU, Number(1)),)


@pytest.mark.parametrize(
    "clause",
    [
        Advantage(None, None, Immediately(DRAWS)),
        SpellEffect(()),
        SpellEffect((May(words.YOU, DRAWS), *DRAWS)),
        SpellEffect((Destroy(Some(CountOf(Filter()), Filter())),)),
        SpellEffect((Draw(words.YOU, Number(10000)),)),
        SpellEffect((Destroy(Some(Number(1), Filter(name=words.Name('a"b')))),)),
    ],
    ids=[
        "no range",
        "nothing done",
        "after May",
        "an amount",
        "a number too great",
        "a name with a quotation mark",
    ],
)
@pytest.mark.parametrize("language", ["hu", "en"])
def test_what_has_no_words_is_refused_by_name(clause: Clause, language: str) -> None:
    """No text is made up for it."""
    with pytest.raises(NotPrintable, match=f"^{language} has no words for "):
        print_text((clause,), language, True)
