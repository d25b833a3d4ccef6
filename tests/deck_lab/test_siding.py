"""`lab side`: exchanges tried in the order of what they gain, checked on other seeds, and a plan that `simulate` reads."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tests.deck_lab.needed import missing

if missing("lab"):
    pytest.skip("needs spellspeed[lab]", allow_module_level=True)

from spellspeed.cli.siding_plan_file import parse_plan
from spellspeed.deck_lab.runs import Run
from spellspeed.deck_lab.siding_plans import NoSideDeck, SideSearch, exchange_of, plan_text, pool_of
from spellspeed.deck_lab.versions import Bench
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.decks import DeckList, find_deck
from tests.commands import spellspeed

GOAT: Final = find_deck("chaos_control")
CODES: Final = {
    name: by_name(name).passcode for name in ("Mystical Elf", "Gemini Elf", "Pot of Greed", "Raigeki", "Sangan")
}
ELF: Final = CODES["Mystical Elf"]


def weak() -> DeckList:
    """A deck of plain attackers and three Sangan, with better cards beside it."""
    main = (CODES["Gemini Elf"],) * 37 + (CODES["Sangan"],) * 3
    return replace(GOAT, name="weak", main=main, fusion=(), side=(CODES["Raigeki"],) * 3)


def test_the_pool_is_what_could_come_into_the_main_deck() -> None:
    deck = replace(GOAT, side=(CODES["Sangan"], CODES["Sangan"], by_name("Thousand-Eyes Restrict").passcode, ELF))
    assert pool_of(deck, 15) == [CODES["Sangan"], ELF]
    assert pool_of(deck, 1) == [CODES["Sangan"]]
    with pytest.raises(NoSideDeck, match="has no card in its Side Deck"):
        pool_of(replace(GOAT, side=()), 15)


def test_what_gains_is_kept_and_what_does_not_is_not_tried_again() -> None:
    """Raigeki in the place of the weakest card wins duels. Each copy is tried on top of those before, until one gains nothing."""
    bench = Bench(Run(counts_cards=True), [weak()], "s", ["sensible"], "goat", 20)
    search = SideSearch(bench, weak(), ELF, 15)
    for wanted in search.steps():
        bench.run.play(wanted)
    tried = search.found.tried
    assert {each.into for each in tried} == {"Raigeki"}
    assert [each.is_kept for each in tried] == [each.gain.difference.middle > 0 for each in tried]
    assert all(each.is_kept for each in tried[:-1])
    assert tried[0].is_kept
    assert len(search.found.slots) == sum(each.is_kept for each in tried)


def test_a_plan_is_read_by_simulate() -> None:
    """The registered deck after the exchange is what was tried; a card in both directions stays."""
    place = GOAT.main.index(CODES["Pot of Greed"])
    slots = {place: GOAT.side[0], (place + 1) % 40: GOAT.side[1]}
    out, into = exchange_of(GOAT, slots)
    plan = parse_plan(plan_text(GOAT, slots), "plan", [GOAT, find_deck("chaos_control")])
    (exchange,) = plan[0].exchanges
    assert (len(exchange.out), len(exchange.into)) == (sum(out.values()), sum(into.values()))
    assert sorted(exchange.into) == sorted(slots.values())
    twice = {place: CODES["Pot of Greed"]}
    assert exchange_of(GOAT, twice) == ({}, {})


def test_the_command_writes_a_plan_that_a_match_follows(tmp_path: Path) -> None:
    deck, plan = tmp_path / "weak.ydk", tmp_path / "plan.yaml"
    lines = [f"{code}\n" for code in weak().main]
    side = [f"{CODES['Raigeki']}\n"] * 3
    deck.write_text("#main\n" + "".join(lines) + "#extra\n!side\n" + "".join(side), encoding="utf-8")
    arguments = ("lab", "side", str(deck), "--against", str(deck), "--duels", "16")
    found = json.loads(spellspeed(*arguments, "--plan", str(plan), "--json").stdout)
    kept = [each for each in found["tried"] if each["is_kept"]]
    assert kept
    assert found["in"] == {"Raigeki": len(kept)}
    assert found["checked"]["duels"] == 16
    match = spellspeed("simulate", str(deck), "bench_goat_a", "--match", "--plan", str(plan), "--duels", "4", "--json")
    assert match.returncode == 0
    assert (
        spellspeed("lab", "side", "bench_goat_a", "--against", "dragons", "--plan", "nowhere/plan.yaml").returncode == 2
    )
