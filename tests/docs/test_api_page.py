"""docs/api.md: its table names what there is, and what it says of opening duels and of bots holds; test_examples.py runs its blocks."""

import re
from typing import Final

import pytest

from spellspeed import api
from spellspeed.api import find_deck, open_duel, simulate
from spellspeed.kernel.game import UnknownBot
from tests.hygiene.sources import ROOT

PAGE: Final = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_table_names_what_there_is() -> None:
    """Every name of the table can be imported, and the page speaks of every function and class that can be."""
    rows = "\n".join(line for line in PAGE.splitlines() if line.startswith("| "))
    named = {name.split(".")[0] for name in re.findall(r"`([A-Za-z_.]+)`", rows)}
    assert named <= set(api.__all__)
    assert {name for name in api.__all__ if not re.search(rf"\b{name}\b", PAGE)} <= {"DeckList", "Recording", "Start"}


def test_a_duel_is_opened_by_names_or_by_decks() -> None:
    """Both ways give the same duel; four decks are two teams."""
    deck = find_deck("goat_control")
    assert open_duel([deck, deck], "1").digest() == open_duel(["goat_control", "goat_control"], "1").digest()
    assert open_duel([deck, deck], "2").digest() != open_duel([deck, deck], "1").digest()
    assert open_duel([deck] * 4).side_of == (0, 1, 0, 1)


@pytest.mark.parametrize("name", ["no_such_module:Bot", "spellspeed.api:NoBot", "spellspeed.api:DeckList", ":"])
def test_a_bot_that_cannot_be_used_is_refused_by_name(name: str) -> None:
    """No such module, no such class, no bot."""
    deck = find_deck("goat_control")
    with pytest.raises(UnknownBot, match=re.escape(name)):
        simulate([deck, deck], 1, bots=[name])


def test_an_own_bot_simulates_as_the_bundled_one_that_it_is() -> None:
    """A control: the same class, once by its name and once by its module, plays the same duels."""
    decks = [find_deck("goat_control"), find_deck("chaos_control")]
    ours = simulate(decks, 2, bots=["random"]).results
    assert simulate(decks, 2, bots=["spellspeed.yugioh.bots.uniform:RandomBot"]).results == ours
