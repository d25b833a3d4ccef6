"""The log, the question and the situation say which card: the own Set cards by name and zone, the opponent's by zone."""

import pytest

from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.duel.terms import A_TARGET
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.events_seen import events_seen
from spellspeed.yugioh.views.situation import situation
from tests.yugioh.book.stage import asked, drive, position, then

ANN, BOB = 0, 1
TYPHOON = (
    "A:\n  hand: [Mystical Space Typhoon]\n  spells_traps: [{card: Waboku, position: set}]\n"
    "B:\n  spells_traps: [{card: Jar of Greed, position: set}, {card: Dust Tornado, position: set}]\n"
)
GORILLA = (
    "phase: battle\nA:\n  monsters: [Zaborg the Thunder Monarch]\nB:\n"
    "  monsters: [{card: Berserk Gorilla, position: set}]\n"
)


@pytest.mark.parametrize(
    ("viewer", "told", "named"),
    [
        (BOB, "Target: your Set Dust Tornado (zone 2).", "Dust Tornado"),
        (ANN, "Target: Bob's Set card (zone 2).", None),
        (SPECTATOR, "Target: Bob's Set card (zone 2).", None),
    ],
)
def test_a_face_down_target_is_told_by_whose_it_is(viewer: int, told: str, named: str | None) -> None:
    """PUBLIC-1, FIELD-9. Its controller reads its name, everybody else its zone alone; events say no more than the log."""
    play = position(TYPHOON)
    log = LogWriter(play.duel, ["Ann", "Bob"], viewer)
    then(play, "  - A: activate Mystical Space Typhoon\n    target: Dust Tornado\n")
    drive(play, ())
    assert [line for line in log.news() if line.startswith("Target")] == [told]
    assert [event["card"] for event in events_seen(play.duel, viewer) if event["event"] == "targeted"] == [named]


@pytest.mark.parametrize(
    ("viewer", "target"),
    [(BOB, "Berserk Gorilla (your face-down card)"), (ANN, "Bob's face-down monster (zone 1)")],
)
def test_an_attack_on_a_face_down_monster(viewer: int, target: str) -> None:
    play = position(GORILLA)
    log = LogWriter(play.duel, ["Ann", "Bob"], viewer)
    drive(play, ("attack Zaborg the Thunder Monarch -> Berserk Gorilla",))
    assert [line for line in log.news() if " attacks " in line] == [f"Zaborg the Thunder Monarch attacks {target}."]


@pytest.mark.parametrize(("viewer", "told"), [(ANN, "Trap Hole (zone 1)"), (BOB, "a card (zone 1)")])
def test_a_card_that_is_set(viewer: int, told: str) -> None:
    play = position("A:\n  hand: [Trap Hole]\n")
    log = LogWriter(play.duel, ["Ann", "Bob"], viewer)
    drive(play, ("set Trap Hole",))
    assert [line for line in log.news() if " Sets " in line] == [f"Ann Sets {told}."]


def test_the_question_and_the_situation_say_the_zones() -> None:
    """Ann may choose her own Set card, which she knows, and Bob's two, which she tells apart by their zones."""
    play = position(TYPHOON)
    (chosen,) = [choice for choice in choices_of(play.duel, asked(play.duel)) if choice.words.startswith("activate M")]
    play.take((chosen.codes[0],))
    while asked(play.duel).kind != A_TARGET:
        play.take((asked(play.duel).options[0],))
    assert [choice.words for choice in choices_of(play.duel, asked(play.duel))] == [
        "your Set Waboku (zone 1)",
        "opponent's Set card (zone 1)",
        "opponent's Set card (zone 2)",
    ]
    lines = situation(play.duel, ["Ann", "Bob"], ANN, catalog())
    assert "  Spells and Traps: a card, face-down (zone 1); a card, face-down (zone 2)" in lines
