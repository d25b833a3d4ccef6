"""What the reaction queue tells: who, which card, in which way, at what, with which X, in answer to what; and how effects that begin are logged."""

from __future__ import annotations

from typing import Any

import pytest

from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.faces import VARIABLE, CardFace, SummoningCost
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import write_vp
from spellspeed.hkk.rules.running_game import new_state
from spellspeed.hkk.rules.setup import put
from spellspeed.hkk.rules.terms import (
    CHOOSE,
    CHOOSE_NUMBER,
    DECK,
    HAND,
    MAIN,
    NEUTRALIZING,
    NORMAL,
    PASS,
    PLAY,
    RESERVE,
    USE,
)
from spellspeed.hkk.rules.turn import Turn
from spellspeed.hkk.text import words
from spellspeed.hkk.view import view
from spellspeed.hkk.wording import Teller
from spellspeed.kernel.asks import option
from spellspeed.kernel.atoms import ask_always, forget_events, keep_journal, push_frame
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import key_of

BOLT = "Sebezz X-et egy célpont lényre. A kör végéig minden lény +1/+0 módosítót kap."
STOP = "Semlegesítés: azonnali varázslat. Húzz egy lapot."
SAGE = "Azonnali: 1 VP: válassz: húzz egy lapot vagy kapsz 1 Ép-t."


def card(name: str, kind: words.Noun, text: str, vp: int = 0, code: int = 20_000) -> CardFace:
    """A card of the test."""
    clauses = read_text(text, "hu", kind in (words.INSTANT, words.GENERAL_SPELL))
    values = (3, 5) if kind == words.CREATURE else (0, 0)
    return CardFace(code, name, kind, SummoningCost(vp), *values, 0, (), (), 2015, clauses)


def table() -> tuple[Game, dict[str, int]]:
    """The first player has an instant with X and a creature with an ability, the other one a neutralization and a creature."""
    game = new_state(2, (0, 1), 20, key_of("queue"))
    numbers = {
        "bolt": put(game, card("Villám", words.INSTANT, BOLT, VARIABLE, 20_001), 0, HAND),
        "sage": put(game, card("Bölcs", words.CREATURE, SAGE, 2, 20_002), 0, RESERVE),
        "stop": put(game, card("Ellenszél", words.GENERAL_SPELL, STOP, 0, 20_003), 1, HAND),
        "bear": put(game, card("Medve", words.CREATURE, "", 0, 20_004), 1, RESERVE),
    }
    for seat in (0, 1):
        write_vp(game, seat, 5)
        for _ in range(5):
            put(game, card("Lap", words.ITEM, "", 0, 20_005), seat, DECK)
    game.turn, game.turn_seat, game.phase = 3, 0, MAIN
    ask_always(game, True)
    forget_events(game)
    keep_journal(game, [])
    push_frame(game, Turn(MAIN, 0))
    advance(game)
    return game, numbers


def give(game: Game, *picks: int) -> None:
    """Answer the open ask."""
    assert game.ask is not None
    answer(game, game.serial, picks, game.ask.seat)


def answered_bolt() -> tuple[Game, dict[str, int]]:
    """The instant with X = 3 at the opponent's creature is answered with the neutralization."""
    game, numbers = table()
    give(game, option(PLAY, numbers["bolt"], NORMAL))
    give(game, option(CHOOSE, numbers["bear"]))
    give(game, option(CHOOSE_NUMBER, -1, 3))
    give(game, option(PLAY, numbers["stop"], NEUTRALIZING))
    return game, numbers


def test_entries_tell_target_x_and_mode() -> None:
    """To both players, and to spectators, as plain values."""
    game, _ = answered_bolt()
    expected: list[dict[str, Any]] = [
        {"card": "Villám", "seat": 0, "mode": "play", "prevented": False, "x": 3, "targets": ["Medve"]},
        {"card": "Ellenszél", "seat": 1, "mode": "neutralization", "prevented": False, "answers": "Villám"},
    ]
    assert [view(game, viewer)["queue"] for viewer in (0, 1, -1)] == [expected] * 3


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "hu",
            [
                "  1. A kijátssza: Villám; célpont: Medve; X = 3: Sebezz X-et egy célpont lényre. A kör végéig minden lény +1/+0 módosítót kap.",
                "  2. B semlegesít ezzel: Ellenszél; válasz erre: Villám: Semlegesítés: azonnali varázslat. Húzz egy lapot.",
            ],
        ),
        (
            "en",
            [
                "  1. A plays Villám; target: Medve; X = 3: Deal X damage to target creature. Until end of turn, each creature gets +1/+0.",
                "  2. B neutralizes with Ellenszél; in answer to Villám: Neutralization: instant. Draw a card.",
            ],
        ),
    ],
)
def test_the_table_shows_them_with_their_text(language: str, lines: list[str]) -> None:
    game, _ = answered_bolt()
    assert Teller(language, ("A", "B")).board(game, 0)[-2:] == lines


def test_a_use_tells_what_it_does_and_which_ways_there_are() -> None:
    """The choice between its ways is offered in words."""
    game, numbers = table()
    teller = Teller("hu", ("A", "B"))
    give(game, option(USE, numbers["sage"], 0))
    assert teller.board(game, 1)[-1] == f"  1. A használja: Bölcs: {SAGE}"
    while game.ask is not None and game.ask.options[0] == option(PASS):
        give(game, option(PASS))
    assert game.ask is not None
    assert [teller.option(game, code) for code in game.ask.options] == ["húzz egy lapot", "kapsz 1 Ép-t"]


def test_an_effect_that_begins_is_told() -> None:
    """Though no card moves and no number of a player changes."""
    game, numbers = table()
    give(game, option(PLAY, numbers["bolt"], NORMAL))
    give(game, option(CHOOSE, numbers["bear"]))
    give(game, option(CHOOSE_NUMBER, -1, 1))
    while game.chain:
        give(game, option(PASS))
    told = Teller("hu", ("A", "B")).log(game, 1).news()
    assert "Villám: minden lény +1/+0 módosítót kap." in told


def test_the_hand_shows_costs_and_values() -> None:
    game, numbers = table()
    put(game, card("Farkas", words.CREATURE, "", 2), 0, HAND)
    lines = Teller("hu", ("A", "B")).board(game, 0)
    assert "  a kezed: Villám (X VP), Farkas (2 VP 3/5)" in lines
    assert not any("Farkas" in line for line in Teller("hu", ("A", "B")).board(game, 1))
    assert game.cards[numbers["bolt"]].zone == HAND
