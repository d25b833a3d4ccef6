"""What texts are read into, clause by clause: the kinds of chapter 91, and whole trees written out by hand."""

from __future__ import annotations

import pytest

from spellspeed.hkk.language.errors import UnknownLanguage
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import CountOf, Number, ResourceOf
from spellspeed.hkk.text.cards import Every, Filter, It, Limit, Some, This
from spellspeed.hkk.text.clauses import (
    Ability,
    Advantage,
    CopyLimit,
    Drawback,
    FormatBan,
    Neutralization,
    PlayCondition,
    Reward,
    SpellEffect,
    TemporaryCost,
    ValueFormula,
    may_be_influenced,
)
from spellspeed.hkk.text.conditions import Compare, Controls
from spellspeed.hkk.text.costs import Pay
from spellspeed.hkk.text.effects import Activated, Automatically, Continuously, Immediately
from spellspeed.hkk.text.events import ComesIntoPlay, InPhase
from spellspeed.hkk.text.node import Clause
from spellspeed.hkk.text.scopes import Playing
from spellspeed.hkk.text.sentences import (
    Counter,
    DamageCards,
    DamagePlayer,
    Destroy,
    Draw,
    Gain,
    Instead,
    Lose,
    MayPay,
    Prevent,
    PutCounters,
)
from spellspeed.hkk.text.statements import AreA, HasKeyword, LoseText

TARGET_CREATURE = Some(Number(1), Filter(words.CREATURE), words.TARGET)
COMES = ComesIntoPlay(This())
ONE_CARD = Draw(words.YOU, Number(1))


def kinds(text: str, spell: bool = False, year: int | None = None) -> list[tuple[str, str]]:
    return [(one.kind, one.sub) for one in read_text(text, None, spell, year)]


@pytest.mark.parametrize(
    ("hungarian", "english", "clauses"),
    [
        (
            "Kijátszási feltétel: ellenfelednek van lénye",
            "Play condition: the opponent controls a creature",
            (PlayCondition(Controls(words.OPPONENT, words.AT_LEAST, 1, Filter(words.CREATURE))),),
        ),
        (
            "Kijátszási feltétel: az Ép-d legfeljebb 5",
            "Play condition: your life is at most 5",
            (PlayCondition(Compare(ResourceOf(words.YOU, words.LIFE_POINTS), words.AT_MOST, Number(5))),),
        ),
        ("Bármennyi lehet belőle egy pakliban", "Any number of copies in a deck", (CopyLimit(None),)),
        ('Tiltott ebben a versenyformátumban: "F"', "Banned in format F", (FormatBan((words.Name("F"),)),)),
        (
            "X a kezedben lévő lapok száma",
            "X is the number of your cards in hand",
            (ValueFormula(words.X_COST, CountOf(Filter(whose=words.YOU, zone=words.HAND))),),
        ),
        (
            "Előny: 15-: húzz egy lapot",
            "Advantage: 15-: draw a card",
            (Advantage(15, None, Automatically(COMES, (ONE_CARD,))),),
        ),
        (
            "Semlegesítés: azonnali varázslat",
            "Neutralization: instant",
            (Neutralization(Playing(Filter(words.INSTANT))),),
        ),
        ("Jutalom: 2 VP", "Reward: 2 VP", (Reward((Gain(words.YOU, Number(2), words.MAGIC_POINTS),)),)),
        (
            "Időleges költség, 2: 1 VP",
            "Temporary cost, 2: 1 VP",
            (TemporaryCost(2, (Pay(Number(1), words.MAGIC_POINTS),)),),
        ),
        (
            "Kézből: 1 VP: húzz egy lapot",
            "From hand: 1 VP: draw a card",
            (Ability(Activated(words.YOU, (Pay(Number(1), words.MAGIC_POINTS),), (ONE_CARD,)), words.HAND),),
        ),
        (
            "Minden lény élőholt",
            "All creatures are undead",
            (Ability(Continuously((AreA(Every(Filter(words.CREATURE)), words.UNDEAD),))),),
        ),
        (
            "Akadályozz meg egy általános varázslatot",
            "Prevent a general spell",
            (Ability(Activated(words.YOU, (), (Prevent(Playing(Filter(words.GENERAL_SPELL))),), words.REACTION)),),
        ),
    ],
)
def test_texts_of_permanents(hungarian: str, english: str, clauses: tuple[Clause, ...]) -> None:
    assert read_text(hungarian, "hu") == clauses
    assert read_text(english, "en") == clauses


@pytest.mark.parametrize(
    ("hungarian", "english", "clauses"),
    [
        (
            "Sebezz 2-t az ellenfeledre. Előny: -10: ehelyett sebezz 4-et az ellenfeledre.",
            "Deal 2 damage to the opponent. Advantage: -10: deal 4 damage to the opponent instead.",
            (
                SpellEffect((DamagePlayer(Number(2), words.OPPONENT),)),
                Advantage(None, 10, Immediately((Instead((DamagePlayer(Number(4), words.OPPONENT),)),))),
            ),
        ),
        (
            "Sebezz 3-at egy célpont lényre, majd sebezz 1-et minden lényre",
            "Deal 3 damage to target creature, then deal 1 damage to each creature",
            (
                SpellEffect(
                    (
                        DamageCards(Number(3), TARGET_CREATURE),
                        DamageCards(Number(1), Every(Filter(words.CREATURE))),
                    )
                ),
            ),
        ),
        (
            "Fizethetsz 2 VP-t; ha megteszed, húzz egy lapot",
            "You may pay 2 VP; if you do, draw a card",
            (SpellEffect((MayPay(words.YOU, (Pay(Number(2), words.MAGIC_POINTS),), (ONE_CARD,)),)),),
        ),
        (
            "Húzz 2 lapot. Hátrány: veszítesz 3 Ép-t",
            "Draw 2 cards. Drawback: lose 3 life",
            (
                SpellEffect((Draw(words.YOU, Number(2)),)),
                Drawback(Immediately((Lose(words.YOU, Number(3), words.LIFE_POINTS),))),
            ),
        ),
        (
            'Tegyél egy "Átok" jelzőt (Hátrány: az előkészítő fázisodban veszítesz 1 Ép-t) egy célpont lényre',
            'Put a "Átok" counter (Drawback: in your preparatory phase, lose 1 life) on target creature',
            (
                SpellEffect(
                    (
                        PutCounters(
                            Number(1),
                            Counter(
                                words.Name("Átok"),
                                (
                                    Drawback(
                                        Automatically(
                                            InPhase(words.PREPARATORY, words.YOU),
                                            (Lose(words.YOU, Number(1), words.LIFE_POINTS),),
                                        )
                                    ),
                                ),
                            ),
                            TARGET_CREATURE,
                        ),
                    )
                ),
            ),
        ),
        (
            "Pusztíts el egy másik legfeljebb 3 életű fekete lényt. Az a lap elveszíti a képességeit",
            "Destroy another black creature with life at most 3. It loses its abilities",
            (
                SpellEffect(
                    (
                        Destroy(
                            Some(
                                Number(1),
                                Filter(
                                    words.CREATURE,
                                    words.BLACK,
                                    limit=Limit(words.LIFE, words.AT_MOST, 3),
                                    other=True,
                                ),
                            )
                        ),
                    )
                ),
                SpellEffect((LoseText(It(), words.ABILITIES),)),
            ),
        ),
    ],
)
def test_texts_of_spells(hungarian: str, english: str, clauses: tuple[Clause, ...]) -> None:
    assert read_text(hungarian, "hu", True) == clauses
    assert read_text(english, "en", True) == clauses


def test_each_part_of_a_text_is_of_exactly_one_kind() -> None:
    """HKK-91.1.0, HKK-91.2.0, HKK-91.3.0, HKK-91.4.0: condition, explanation, drawback, and what is left."""
    text = "Kijátszási feltétel: van sárkányod. Előny: -5: húzz egy lapot. Hátrány: minden körben veszítesz 1 Ép-t. Repülő."
    assert [kind for kind, _ in kinds(text)] == ["play_condition", "explanation", "drawback", "ability"]


def test_what_is_left_of_a_spell_is_its_effect() -> None:
    """HKK-91.5.1: no ability; on a permanent the same words are one (HKK-91.4.0)."""
    assert kinds("Sebezz 3-at az ellenfeledre.", spell=True) == [("spell", "spell")]
    assert kinds("Sebezz 3-at az ellenfeledre.") == [("ability", "automatic")]


@pytest.mark.parametrize(
    ("text", "sub", "rule"),
    [
        ("At most 5 copies in a deck", "copy_limit", "HKK-91.2.2"),
        ("Only in a one-colour deck", "deck_restriction", "HKK-91.2.3"),
        ("Banned in format F", "format_ban", "HKK-91.2.4"),
        ("X is the number of creatures you control", "value_formula", "HKK-91.2.5"),
        ("Advantage: 5-10: draw a card", "advantage", "HKK-91.2.8"),
        ("Neutralization: instant", "neutralization", "HKK-91.2.13"),
    ],
)
def test_explanations_cannot_be_influenced(text: str, sub: str, rule: str) -> None:
    """HKK-91.2.1: neither ability nor drawback nor condition, and nothing takes it away."""
    for spell in (False, True):
        (clause,) = read_text(text, "en", spell)
        assert (clause.kind, clause.sub) == ("explanation", sub)
        assert rule in clause.rules
        assert "HKK-91.2.1" in clause.rules
        assert not may_be_influenced(clause)
    (ability,) = read_text("Flying", "en")
    assert may_be_influenced(ability)


def test_the_range_of_an_advantage() -> None:
    """HKK-91.2.6, HKK-91.2.7: both ends belong to it; a number that is missing is no limit."""
    between, below, above = read_text("Előny: 5-10: repülő. Előny: -10: repülő. Előny: 15-: repülő.", "hu")
    assert isinstance(between, Advantage)
    assert isinstance(below, Advantage)
    assert isinstance(above, Advantage)
    assert [between.may_apply(life) for life in (4, 5, 10, 11)] == [False, True, True, False]
    assert [below.may_apply(life) for life in (-1, 0, 10, 11)] == [True, True, True, False]
    assert [above.may_apply(life) for life in (14, 15, 40)] == [False, True, True]
    assert between.effect == Continuously((HasKeyword(This(), words.FLYING),))


def test_drawbacks_have_their_forms() -> None:
    """HKK-91.3.3, HKK-91.3.5: a reward and a temporary cost are drawbacks; HKK-91.3.7: spells have them too."""
    assert kinds("Jutalom: 2 VP. Időleges költség, 2: 1 VP. Hátrány: minden körben veszítesz 1 Ép-t.") == [
        ("drawback", "reward"),
        ("drawback", "temporary_cost"),
        ("drawback", "plain"),
    ]
    assert kinds("Drawback: discard a card", spell=True) == [("drawback", "plain")]


def test_what_a_player_may_activate_in_a_drawback() -> None:
    """HKK-91.3.6: the decision of a player makes it an action."""
    (clause,) = read_text("Drawback: the opponent may pay 2 to destroy this card", "en")
    assert clause == Drawback(
        Activated(words.OPPONENT, (Pay(Number(2), words.MAGIC_POINTS),), (Destroy(This()),)),
    )
    assert clause.rules == ("HKK-91.3.0", "HKK-91.3.6")


@pytest.mark.parametrize(
    "text",
    [
        "Its controller discards a card each turn",
        "In your preparatory phase, lose 1 life",
        "Each turn, the opponent gains 1 VP",
        "This card cannot attack",
        "The opponent may pay 2 VP: destroy this card",
    ],
)
def test_unmarked_drawbacks_before_2001(text: str) -> None:
    """HKK-91.3.1: the same words on a card of 1999, of 2001 and of a year that is not known."""
    assert kinds(text, year=1999) == [("drawback", "plain")]
    assert [kind for kind, _ in kinds(text, year=2001) + kinds(text)] == ["ability", "ability"]


@pytest.mark.parametrize(
    "text", ["Flying", "Each turn, draw a card", "Each turn, draw a card, then lose 1 life", "1 VP: lose 1 life"]
)
def test_what_is_not_clearly_unfavourable_stays_an_ability(text: str) -> None:
    """HKK-91.3.1: also what a player pays for by choice, and what gives as well as takes."""
    assert [kind for kind, _ in kinds(text, year=1999)] == ["ability"]


def test_a_marked_drawback_of_an_old_spell_and_an_unmarked_one() -> None:
    """HKK-91.3.1 holds for spells as well (HKK-91.5.0)."""
    assert kinds("Draw 2 cards. Lose 3 life.", spell=True, year=1999) == [("spell", "spell"), ("drawback", "plain")]
    assert kinds("Draw 2 cards. Lose 3 life.", spell=True, year=2002) == [("spell", "spell"), ("spell", "spell")]


def test_sorts_of_abilities() -> None:
    """HKK-91.4.0: what prevents an action is a reaction, marked or not."""
    text = "Flying. Each turn, draw a card. 1 VP: draw a card. Reaction: 1 VP: draw a card. 1 VP: prevent an ability. Prevent an ability."
    assert [sub for _, sub in kinds(text)] == [
        "continuous",
        "automatic",
        "activated",
        "reaction",
        "reaction",
        "reaction",
    ]


def test_an_ability_that_works_elsewhere() -> None:
    """HKK-91.4.1: it names its zone; another one works in play."""
    zones = [
        one.zone for one in read_text("From hand: 1 VP: draw a card. From collector: free: draw a card. Flying.", "en")
        if isinstance(one, Ability)
    ]  # fmt: skip
    assert zones == [words.HAND, words.COLLECTOR, words.IN_PLAY]


def test_an_empty_text_has_no_clauses() -> None:
    assert read_text(" \n") == ()


def test_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match=r'no HKK texts in "xx"; the languages are hu, en'):
        read_text("Flying", "xx")
