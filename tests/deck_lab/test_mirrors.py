"""`lab bots`: two bots with the same deck; who sits where, what counts as won, and what the command prints."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.deck_lab.needed import missing

if missing("lab"):
    pytest.skip("needs spellspeed[lab]", allow_module_level=True)

from spellspeed.deck_lab.mirrors import NotTwoBots, add_mirrors, mirror_setting, mirrors_of
from spellspeed.deck_lab.runs import Run
from spellspeed.yugioh.decks import find_deck
from tests.commands import spellspeed

NAMES: Final = ("bench_goat_a", "bench_goat_b")
BOTS: Final = ("sensible", "random")


def test_both_bots_play_the_deck_and_each_begins_every_seed() -> None:
    deck = find_deck(NAMES[0])
    setting = mirror_setting(deck, "s", BOTS, "goat", team=False)
    assert setting.decks == (deck, deck)
    assert [setting.bots_of(number) for number in range(2)] == [list(BOTS)] * 2
    assert [setting.first_seat(number) for number in range(4)] == [0, 1, 0, 1]
    assert [setting.seed_of(number) for number in range(4)] == ["s/0", "s/0", "s/1", "s/1"]


def test_in_a_team_one_seat_is_the_first_bots() -> None:
    """1A; where the second team begins, its players sit first and third, and 1A second (TEAM-II-2)."""
    setting = mirror_setting(find_deck(NAMES[0]), "s", BOTS, "goat", team=True)
    other = BOTS[1]
    assert setting.bots_of(0) == [BOTS[0], other, other, other]
    assert setting.bots_of(1) == [other, BOTS[0], other, other]


@pytest.mark.parametrize("bots", [("random",), ("random", "sensible", "random")])
def test_other_than_two_bots_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(NotTwoBots, match="name both"):
        mirror_setting(find_deck(NAMES[0]), "s", bots, "goat", team=False)


@pytest.mark.parametrize("team", [False, True])
def test_won_is_what_the_side_of_the_first_bot_won(team: bool) -> None:
    """Named the other way round, the same duels are lost: every duel has a winner here, which the control counts."""
    run = Run()
    decks = [find_deck(name) for name in NAMES]
    cells = add_mirrors(run, decks, "s", BOTS, "goat", team)
    run.play([number for cell in cells for number in run.missing(cell, range(4))])
    found = mirrors_of(run, cells, decks)
    assert [each.deck for each in found] == [*NAMES, ""]
    assert [each.duels for each in found] == [4, 4, 8]
    winners = [[each.row.winner for each in run.duels_of(cell)] for cell in cells]
    assert {winner for each in winners for winner in each} <= {"a", "b"}
    won = [each.count("a") for each in winners]
    assert [each.won for each in found] == [*won, sum(won)]
    assert [each.rate.middle for each in found] == [won[0] / 4, won[1] / 4, sum(won) / 8]
    assert found[-1].won > found[-1].duels / 2


def test_what_the_command_prints() -> None:
    arguments = ("lab", "bots", *NAMES, "--duels", "2", "--bots", ",".join(BOTS))
    told = json.loads(spellspeed(*arguments, "--json").stdout)
    assert (told["bots"], told["team"]) == (list(BOTS), False)
    assert [each["deck"] for each in told["mirrors"]] == [*NAMES, None]
    assert [each["duels"] for each in told["mirrors"]] == [2, 2, 4]
    table = spellspeed(*arguments, "--language", "tr").stdout
    assert "hepsi birlikte" in table
    refused = spellspeed("lab", "bots", *NAMES, "--duels", "2")
    assert refused.returncode == 2
    assert "name both" in refused.stderr
