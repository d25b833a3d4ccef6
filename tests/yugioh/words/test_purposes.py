"""Questions say for what cards are chosen: every step of every card that asks for cards, and the questions themselves."""

import pytest

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.door import answer
from spellspeed.languages.catalog import catalog
from spellspeed.recording.recorder import picks_of
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import NotImplementedCard, printed, printed_named
from spellspeed.yugioh.duel.terms import A_CHOOSE
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.views.purposes import BY_ITSELF, EFFECT, INSTEAD, WITH_CHOSEN, purpose_of_step
from spellspeed.yugioh.views.questions import asked_words, question
from tests.yugioh.book.stage import asked, position

CHOOSING = ("Target", "Choose", "ChooseUpTo", "EachChooses")


def purposes() -> dict[tuple[str, str], list[str]]:
    """Card and step -> the purposes of its steps of that kind."""
    found: dict[tuple[str, str], list[str]] = {}
    for code in facts.all_passcodes():
        try:
            face = printed(code)
        except NotImplementedCard:
            continue
        for ability in face.abilities:
            for steps, later in ((ability.announced, ability.resolved), (ability.resolved, ())):
                for place, step in enumerate(steps):
                    if type(step).__name__ in (*CHOOSING, *BY_ITSELF):
                        aim = purpose_of_step(step, (*steps[place + 1 :], *later))
                        found.setdefault((face.name, type(step).__name__), []).append(aim)
    return found


CHANGES = ("Begin", "ExchangeOriginals", "GiveHalf", "SwitchValues", "TurnAttackTo", "DestroyNamesakes")
"""Steps that change values of the chosen ones, or do something about them to others: no one word says for what they are chosen."""


def lasts_only(name: str) -> bool:
    """Whether what a card does to the chosen ones is to begin a lasting effect, or the like."""
    face = printed_named(name)
    return any(type(step).__name__ in CHANGES for ability in face.abilities for step in ability.resolved)


def test_only_lasting_changes_have_no_purpose_of_their_own() -> None:
    """What a card does to the chosen one is one of the purposes, but where its effect is a lasting one."""
    found = purposes()
    plain = {card for (card, _), aims in found.items() if EFFECT in aims}
    assert {"Spellbinding Circle", "Nightmare Wheel", "Shrink", "Rush Recklessly"} <= plain
    assert [card for card in sorted(plain) if not lasts_only(card)] == []
    assert {aim for aims in found.values() for aim in aims} <= {EFFECT, *BY_ITSELF.values(), *WITH_CHOSEN.values()}


@pytest.mark.parametrize(
    ("card", "step", "aims"),
    [
        ("Sangan", "Choose", ["add to hand"]),
        ("Book of Life", "Target", ["special summon", "remove"]),
        ("Dust Tornado", "SetFromHand", ["set"]),
        ("Painful Choice", "Choose", ["show", "add to hand"]),
        ("Magic Cylinder", "Target", ["negate attack"]),
        ("Change of Heart", "Target", ["control"]),
        ("Confiscation", "Choose", ["discard"]),
        ("Chaos Sorcerer", "RemovingOneOfEach", ["remove"]),
        ("Snipe Hunter", "Target", ["destroy"]),
    ],
)
def test_what_a_card_chooses_for(card: str, step: str, aims: list[str]) -> None:
    """By what stands on the card; each of several choices has the purpose of its own."""
    assert purposes()[(card, step)] == aims


@pytest.mark.parametrize("language", ["en", "tr"])
def test_every_purpose_has_words(language: str) -> None:
    words = catalog(language)
    assert set(words.section("purposes")) == {EFFECT, *BY_ITSELF.values(), *WITH_CHOSEN.values()}


@pytest.mark.parametrize(
    ("text", "way", "told"),
    [
        ("A: {hand: [Smashing Ground]}\nB: {monsters: [Sangan]}", [], ""),
        (
            "A: {hand: [Nobleman of Crossout]}\nB: {monsters: [{card: Sangan, position: set}]}",
            ["activate hand:1", "choose 1"],
            "Nobleman of Crossout: which target to remove from play?",
        ),
        (
            "A: {hand: [Reinforcement of the Army], deck: [Exiled Force, Blade Knight]}",
            ["activate hand:1", "choose 1"],
            "Reinforcement of the Army: which card to add to the hand?",
        ),
        (
            "A: {hand: [Raigeki Break, Sangan, Jinzo]}\nB: {monsters: [Sangan]}",
            [],
            "",
        ),
    ],
)
def test_the_question_says_it(text: str, way: list[str], told: str) -> None:
    """In a sentence; a free decision has none."""
    duel = position("turn: 5\nturn_player: A\n" + text + "\n").duel
    for meaning in way:
        answer(duel, duel.serial, picks_of(YUGIOH, duel, [meaning]))
        while duel.ask is not None and "pass" in YUGIOH.meanings(duel, duel.ask):
            answer(duel, duel.serial, picks_of(YUGIOH, duel, ["pass"]))
    said = question(duel, asked(duel), ("A", "B"), catalog())
    assert said == (told or "Main Phase 1: what do you do?")


def test_what_is_destroyed_instead() -> None:
    """Outside the steps of an effect a choice that may be left open is for what goes instead of the card."""
    duel = position("turn: 5\nturn_player: A\nA: {monsters: [Sangan]}\n").duel
    ask = Ask(0, A_CHOOSE, duel.monsters(0)[0], (1,), 0, 1)
    assert asked_words(duel, ask, "Sangan", catalog()) == "Sangan would be destroyed: which card instead?"
    assert catalog("tr").has("questions", INSTEAD)
