"""Positions from the middle of bots' duels are exported whatever was used or lasts: as a position, or as the steps from one before it."""

from __future__ import annotations

from typing import Final

import pytest

from spellspeed.kernel.players import Bot
from spellspeed.recording.recorder import Recorder, seek
from spellspeed.simulation.duels import checked_setting
from spellspeed.simulation.games import seated
from spellspeed.yugioh.bots.bot_games import views_of
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import MONSTERS, SPELLS
from spellspeed.yugioh.game import YUGIOH, from_position
from spellspeed.yugioh.recording.as_scenario import scenario_at
from spellspeed.yugioh.scenario.writer import is_position

DUELS: Final = (
    (3, ("worlds_2020", "burn_goat_control")),
    (0, ("2007_glass", "2006_kelly_cyber_dragon")),
    (0, ("bench_goat_a", "beastdown", "phoenix_goat_control", "dragons")),
)


def recorded(decks: tuple[str, ...], seed: str) -> tuple[Recorder[Duel], list[int]]:
    """A duel of sensible bots, and the steps at which the turn player decides freely."""
    setting = checked_setting([find_deck(name) for name in decks], seed, ["sensible"], "tcg", False)
    recorder = Recorder(setting.start_of(0, ()))
    bots: list[Bot] = seated(YUGIOH, setting.bots_of(0), recorder.state.seats, setting.seed_of(0))
    views = views_of(recorder.state)
    steps: list[int] = []
    while not recorder.state.over:
        ask = recorder.state.ask
        assert ask is not None
        if is_position(recorder.state):
            steps.append(recorder.step)
        recorder.answer(bots[ask.seat].picks(ask, views[ask.seat]), ask.seat)
    return recorder, steps


def outline(duel: Duel) -> list[object]:
    """What lies open and how it lies, counted from what the duel holds and not from what the writer of scenarios knows."""
    found: list[object] = [duel.turn, duel.turn_seat, duel.phase, tuple(duel.life), tuple(duel.normal_summons)]
    for card in duel.cards:
        if card.zone in (MONSTERS, SPELLS) and card.number in duel.zone(card.controller, card.zone):
            found.append(
                (card.face.name, card.owner, card.controller, card.slot, card.face_up, card.position, card.counters)
            )
    head, cards = found[:5], found[5:]
    counts = [[len(duel.zone(seat, zone)) for zone in range(8)] for seat in range(duel.seats)]
    return [*head, counts, sorted(cards, key=str)]


@pytest.mark.parametrize(("seed", "decks"), DUELS)
def test_what_was_sampled_is_exported_and_built_again(seed: int, decks: tuple[str, ...]) -> None:
    """Every sampled position: none is refused, and each file begins where the duel stood."""
    recorder, steps = recorded(decks, str(seed))
    recording = recorder.recording()
    for step in steps[7 :: len(steps) // 5]:
        text = scenario_at(recording, step, f"step {step}")
        assert outline(from_position(text, "1").new()) == outline(seek(recording, step))
