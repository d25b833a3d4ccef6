"""Positions for tests of single rules, written as scenarios, and the small steps that are taken in them."""

from collections.abc import Iterable

from spellspeed.games.scenarios import parse_scenarios
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.events import Event
from spellspeed.scenario import DuelScenario
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario.option_names import is_free_decision, is_question
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.scenario.pool import pool_card
from spellspeed.yugioh.scenario.runner import started
from spellspeed.yugioh.scenario.steps import do_step


def position(text: str) -> Play:
    """The position of a scenario without its title, at its first ask, with its steps done. It asks always and keeps a log."""
    scenario = read(text)
    play = started(scenario)
    for step in scenario.steps:
        do_step(play, step)
    return play


def then(play: Play, steps: str) -> None:
    """Do further steps, written as under `steps` of a scenario."""
    for step in read("steps:\n" + steps).steps:
        do_step(play, step)


def read(text: str) -> DuelScenario:
    """A scenario from its text without the title."""
    (scenario,) = parse_scenarios("scenario: of a test\n" + text, "test.yaml", pool_card)
    assert isinstance(scenario, DuelScenario)
    return scenario


def card(play: Play, name: str) -> int:
    """The number of the one card of that name."""
    (number,) = [card.number for card in play.duel.cards if card.face.name == name]
    return number


def names(duel: Duel, numbers: Iterable[int]) -> list[str]:
    """Cards by name."""
    return [duel.cards[number].face.name for number in numbers]


def asked(duel: Duel) -> Ask:
    """The open ask."""
    assert duel.ask is not None
    return duel.ask


def options_of(play: Play) -> list[str]:
    """The options of the open ask as steps name them, sorted."""
    ask = asked(play.duel)
    return sorted({play.names.text(ask, code) for code in ask.options})


def kinds(play: Play, *wanted: int) -> list[Event]:
    """The events of these kinds in the log."""
    return [event for event in play.journal if event.kind in wanted]


def answer_question(play: Play) -> None:
    """Answer questions that have one answer (or need none of the test) until a window or a decision is open."""
    while play.duel.ask is not None and is_question(asked(play.duel)):
        assert play.answer_question(), options_of(play)


Asked = tuple[int, Ask]
"""An ask with the length of the log when it was opened."""


def drive(play: Play, wishes: Iterable[str] = ()) -> list[Asked]:
    """Play to the end of the turn: at free decisions the next of the wishes (then: end the phase), otherwise pass. Every ask on the way."""
    open_wishes = list(wishes)
    turn = play.duel.turn
    asks: list[Asked] = []
    while play.duel.ask is not None and play.duel.turn == turn:
        ask = asked(play.duel)
        asks.append((len(play.journal), ask))
        texts = {play.names.text(ask, code): code for code in reversed(ask.options)}
        if not is_free_decision(ask):
            assert play.go_on(), options_of(play)
        elif open_wishes:
            play.take((texts[open_wishes.pop(0)],))
        else:
            play.take((texts["end phase"],))
    assert not open_wishes
    return asks


def drive_on(play: Play) -> None:
    """Pass, and answer what has one answer, until the turn player decides freely."""
    while not is_free_decision(asked(play.duel)):
        assert play.go_on(), options_of(play)
