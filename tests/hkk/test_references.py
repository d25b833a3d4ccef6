"""Words that name nobody: whom and what they mean, in both languages; declined where they mean nobody, or either of two."""

from __future__ import annotations

import pytest

from spellspeed.hkk.language.errors import NotUnderstood
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Number
from spellspeed.hkk.text.cards import Filter, It, Some, This
from spellspeed.hkk.text.clauses import Ability, SpellEffect
from spellspeed.hkk.text.conditions import Controls
from spellspeed.hkk.text.effects import Automatically, Continuously
from spellspeed.hkk.text.events import PlayerDraws, PlayerPlays
from spellspeed.hkk.text.node import Clause, Event, Sentence
from spellspeed.hkk.text.sentences import DamageCards, DamagePlayer, Discard, Draw, Turn
from spellspeed.hkk.text.statements import CannotAttack, While

ONE = Number(1)
TWO = Number(2)
CREATURE = Some(ONE, Filter(words.CREATURE), words.TARGET)
HIT = DamagePlayer(ONE, words.OPPONENT)
A_CARD = Some(ONE, Filter(words.CARD))


def when(event: Event, does: Sentence) -> tuple[Clause, ...]:
    return (Ability(Automatically(event, (does,))),)


@pytest.mark.parametrize(
    ("hungarian", "english", "clauses"),
    [
        (
            "Amikor az ellenfeled lapot húz, sebezz 1-et rá.",
            "When the opponent draws a card, deal 1 damage to them.",
            when(PlayerDraws(words.OPPONENT), HIT),
        ),
        (
            "Amikor az ellenfeled lapot húz, okozz neki 1 sebzést.",
            "When the opponent draws a card, deal 1 damage to that player.",
            when(PlayerDraws(words.OPPONENT), HIT),
        ),
        (
            "Amikor az ellenfeled kijátszik egy varázslatot, sebezz 1-et rá.",
            "When the opponent plays a spell, deal 1 damage to them.",
            when(PlayerPlays(words.OPPONENT, Filter(words.SPELL)), HIT),
        ),
        (
            "Amikor az ellenfeled kijátszik egy lényt, sebezz 1-et rá.",
            "When the opponent plays a creature, deal 1 damage to it.",
            when(PlayerPlays(words.OPPONENT, Filter(words.CREATURE)), DamageCards(ONE, It())),
        ),
        (
            "A lény nem támadhat.",
            "The creature cannot attack.",
            (Ability(Continuously((CannotAttack(This()),))),),
        ),
        (
            "Ha van sárkányod, a lap nem támadhat.",
            "While you control a dragon, the card cannot attack.",
            (
                Ability(
                    Continuously(
                        (
                            While(
                                Controls(words.YOU, words.AT_LEAST, 1, Filter(words.DRAGON)),
                                (CannotAttack(This()),),
                            ),
                        )
                    )
                ),
            ),
        ),
    ],
)
def test_what_a_word_of_a_permanent_means(hungarian: str, english: str, clauses: tuple[Clause, ...]) -> None:
    assert read_text(hungarian, "hu") == clauses
    assert read_text(english, "en") == clauses


@pytest.mark.parametrize(
    ("hungarian", "english", "does"),
    [
        (
            "A célpont játékos eldob két lapot, majd húz egyet.",
            "Target player discards 2 cards, then draws a card.",
            (Discard(words.TARGET_PLAYER, Some(TWO, Filter(words.CARD))), Draw(words.TARGET_PLAYER, ONE)),
        ),
        (
            "Az ellenfeled eldob egy lapot, majd sebezz 1-et rá.",
            "The opponent discards a card, then deal 1 damage to them.",
            (Discard(words.OPPONENT, A_CARD), HIT),
        ),
        (
            "Passzivizálj egy célpont lényt, majd sebezz 1-et rá.",
            "Turn target creature passive, then deal 1 damage to it.",
            (Turn(CREATURE, words.PASSIVE), DamageCards(ONE, It())),
        ),
        ("Húz 2 lapot.", "Draws 2 cards.", (Draw(words.YOU, TWO),)),
    ],
)
def test_what_a_word_of_a_spell_means(hungarian: str, english: str, does: tuple[Sentence, ...]) -> None:
    """A verb without a subject goes on with the player named last; where nobody was, you do it."""
    assert read_text(hungarian, "hu", True) == (SpellEffect(does),)
    assert read_text(english, "en", True) == (SpellEffect(does),)


@pytest.mark.parametrize(
    ("text", "language", "spell", "hint"),
    [
        ("Amikor az ellenfeled lapot húz, sebezz 1-et arra a lapra.", "hu", False, "No permanent was named"),
        ("When the opponent draws a card, deal 1 damage to it.", "en", False, "No permanent was named"),
        ("Amikor kijátszol egy varázslatot, sebezz 1-et rá.", "hu", False, "No permanent was named"),
        (
            "Amikor az ellenfeled kijátszik egy varázslatot, tegyél rá egy jelzőt.",
            "hu",
            False,
            "No permanent was named",
        ),
        ("Sebezz 1-et rá.", "hu", True, "No permanent was named"),
        ("Jutalom: húzz egy lapot, majd sebezz 1-et rá.", "hu", False, "No permanent was named"),
        ("Amikor ez a lap megsebzi az ellenfeledet, sebezz 1-et rá.", "hu", False, "It is left open whom or what"),
        (
            "Sebezz 1-et egy célpont lényre vagy játékosra, majd passzivizáld azt a lapot.",
            "hu",
            True,
            "It is left open",
        ),
        ("Put a counter on target creature or player.", "en", True, "A target that may be a player is that of damage"),
        ("Ez a lap +1/+0-t kap minden legalább 3 életű lény után.", "hu", False, "Damage and life do not change by"),
        ("Ez a lap repülő és gyors.", "hu", False, "HKK-91.4.0 makes it an ability"),
        ("This card is fast.", "en", False, "HKK-91.4.0 makes it an ability"),
        ("Amikor az ellenfeled kijátszik egy lapot, sebezz 1-et rá.", "hu", False, "It is left open whom or what"),
        ("Ha az ellenfelednek több lénye van, mint neked, sebezz 1-et rá.", "hu", False, "It is left open"),
        ("Amikor egy lényed meghal, az ellenfeled veszít 1 VP-t, majd sebezz 1-et rá.", "hu", False, "It is left open"),
        ("Amikor egy lényed meghal, a lény +1/+1-et kap.", "hu", False, "It is left open whom or what"),
        ("Minden játékos húz egy lapot, majd sebezz 1-et rá.", "hu", True, "It is left open whom or what"),
        ("Deal 1 damage to that player.", "en", True, "No player was named"),
        ("Pusztíts el egy célpont lényt, majd húz egy lapot.", "hu", True, "No player was named"),
        ("A lény nem támadhat.", "hu", True, "A spell is never in play"),
        ("Húzz 2 lapot, ahol X a lényeid száma.", "hu", True, "There is no X"),
        ("Dobj el X lapot, ahol X a lényeid száma.", "hu", True, "Where X stands only a number"),
    ],
)
def test_what_means_nobody_or_either_of_two_is_declined(text: str, language: str, spell: bool, hint: str) -> None:
    with pytest.raises(NotUnderstood) as found:
        read_text(text, language, spell)
    assert hint in str(found.value)
