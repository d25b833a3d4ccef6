"""What keeps a card from being used where it lies: which sentence comes first, and what is left out; the sentences are worked out by hand."""

from __future__ import annotations

import pytest

from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented, printed
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.terms import SPECIAL
from spellspeed.yugioh.judge.nearest import against_card
from spellspeed.yugioh.judge.reason_text import reason_text
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import Wish
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.text.printer import Printer
from spellspeed.yugioh.words.choices.targets import Targeting
from spellspeed.yugioh.words.costs.cards import PaidInCards
from spellspeed.yugioh.words.costs.one_of_each import RemovingOneOfEach
from tests.yugioh.book.stage import card, position

A, B = 0, 1
ITS_OWN_WAY = "Chaos Sorcerer can only be Summoned in the way that its text names."


def against(where: str, name: str, seat: int = A, language: str = "en") -> list[str]:
    """The sentences against using a card, the nearest first."""
    play: Play = position(where)
    return [reason_text(reason, language) for reason in against_card(play.duel, seat, card(play, name))]


@pytest.mark.parametrize(
    ("graveyard", "missing"),
    [
        ("[]", "1 LIGHT monster in your Graveyard and 1 DARK monster in your Graveyard"),
        ("[Sangan]", "1 LIGHT monster in your Graveyard"),
        ("[Celtic Guardian, Mystical Elf]", "1 DARK monster in your Graveyard"),
    ],
)
def test_what_an_own_special_summon_takes_says_which_cards_are_missing_where(graveyard: str, missing: str) -> None:
    """MONSTER-9. Chaos Sorcerer: nearest is the one way in which it comes; that it takes no Tributes is not told of Tributes."""
    assert against(f"A:\n  hand: [Chaos Sorcerer]\n  graveyard: {graveyard}\n", "Chaos Sorcerer") == [
        f"For its own Special Summon Chaos Sorcerer still needs {missing}.",
        ITS_OWN_WAY,
    ]


def test_nothing_is_missing_once_both_are_there() -> None:
    """The control: nothing is against its Special Summon, so only what it never does is left."""
    play = position("A:\n  hand: [Chaos Sorcerer]\n  graveyard: [Mystical Elf, Sangan]\n")
    number = card(play, "Chaos Sorcerer")
    assert why_not(play.duel, A, Wish(SPECIAL, number)) == []
    assert [reason_text(reason) for reason in against_card(play.duel, A, number)] == [ITS_OWN_WAY]


def test_of_two_one_is_missing() -> None:
    """Fenrir takes two WATER monsters, and one is there."""
    told = against("A:\n  hand: [Fenrir]\n  graveyard: [Mother Grizzly]\n", "Fenrir")
    assert told[0] == "For its own Special Summon Fenrir still needs 1 WATER monster in your Graveyard."


def test_a_cost_a_target_and_life_points_that_are_missing_are_named() -> None:
    """TERM-COST-1, TERM-TARGET-1. What is missing for an activation, in the words of its text."""
    assert against("A:\n  hand: [Metamorphosis]\n", "Metamorphosis") == [
        "For its cost Metamorphosis still needs 1 monster you control."
    ]
    assert against("A:\n  hand: [Mystical Space Typhoon]\n", "Mystical Space Typhoon") == [
        "Mystical Space Typhoon has no target: it takes 1 other Spell or Trap Card on the field."
    ]
    venus = "The Agent of Creation - Venus"
    assert f"{venus} costs 500 Life Points, and you have 400." in against(
        f"A:\n  lp: 400\n  monsters: [{venus}]\n", venus
    )


def test_nothing_is_told_twice_nor_about_where_the_card_is_not() -> None:
    """SUMMON-5 and SUMMON-8 of the same Tributes; CARD-11 of an effect on the field. A card of which that is all says it."""
    assert against("A:\n  hand: [Airknight Parshath]\n", "Airknight Parshath") == [
        "Airknight Parshath (Level 5) takes 1 Tribute, and you have no monster to Tribute."
    ]
    soldier = "Black Luster Soldier - Envoy of the Beginning"
    assert not any("does not work from there" in one for one in against(f"A:\n  hand: [{soldier}]\n", soldier))
    assert against("A:\n  graveyard: [Chaos Sorcerer]\n", "Chaos Sorcerer") == [
        "Chaos Sorcerer is in the Graveyard; its effect does not work from there.",
        "Chaos Sorcerer is in the Graveyard; its own Special Summon is not made from there.",
    ]


def test_where_cards_are_chosen_that_alone_is_told() -> None:
    """TERM-TARGET-1. Rush Recklessly is aimed at a monster: of a Trap Card in the hand nothing else is told, nothing of a monster that fits."""
    play = position(
        "A:\n  hand: [Trap Hole]\n  monsters: [Gemini Elf]\n  spells_traps: [{card: Rush Recklessly, position: set}]\nB:\n  monsters: [Kuriboh]\n"
        "steps:\n  - A: activate Rush Recklessly\n"
    )
    told = [reason_text(reason) for reason in against_card(play.duel, A, card(play, "Trap Hole"))]
    assert told == ["Rush Recklessly takes 1 face-up monster on the field, and Trap Hole is no such card."]
    assert against_card(play.duel, A, card(play, "Kuriboh")) == []


def groups_of(ability: Ability) -> list[Group]:
    """The groups that could be said to be missing for an ability."""
    found: list[Group] = []
    for step in ability.costs + ability.targets:
        if isinstance(step, RemovingOneOfEach):
            found += step.groups
        elif isinstance(step, PaidInCards) and (group := step.drawn_from()) is not None:
            found.append(group)
        elif isinstance(step, Targeting):
            found.append(step.group)
    return found


def test_what_can_be_missing_can_be_said_of_every_card() -> None:
    """Every group of a cost or a target has words, one card of it and two; and every cost that cannot be paid has some, or none at all."""
    said = 0
    for code in filter(is_implemented, facts.all_passcodes()):
        for ability in printed(code).abilities:
            for group in groups_of(ability):
                for many in (1, 2):
                    words = Printer(catalog("en")).say(("", *[group.phrase()] * many), ("and", "count=#1"))
                    assert words.strip(), printed(code).name
                    said += 1
            for step in ability.costs:
                Printer(catalog("en")).say(("", step.phrase()), ("steps",))
    assert said > 1000
