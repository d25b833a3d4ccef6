"""`spellspeed deck list`: the decks that come along, with their formats."""

import json

import pytest
from click.testing import CliRunner, Result

from spellspeed.cli import command
from spellspeed.yugioh.decks import bundled
from spellspeed.yugioh.duel.profile import UnknownProfile


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, ["deck", "list", *arguments])


def test_every_deck_has_a_line() -> None:
    lines = run().output.splitlines()
    assert [line.split()[0] for line in lines] == list(bundled())
    (glass,) = [line for line in lines if line.startswith("2007_glass ")]
    assert glass == (
        "2007_glass  2007-03  40+0+0  Destiny HERO - Diamond Dude, Divine Sword - Phoenix Blade, Monster Gate. "
        "Marc Glass, champion of SJC Columbus 2007: Diamond Dude plays the Deck's Spells for nothing."
    )
    assert "40+15+15" in next(line for line in lines if line.startswith("chaos_control "))


def test_those_of_a_format() -> None:
    found = json.loads(run("--profile", "2006-04", "--json").output)["decks"]
    assert [(each["deck"], each["format"], each["side"]) for each in found] == [
        ("2006_dark_world_stein", "2006-09", 0),
        ("2006_kelly_cyber_dragon", "2006-04", 0),
        ("2006_winkler_strike_ninja", "2006-04", 0),
        ("2006_yetter_chaos", "2006-04", 15),
    ]
    assert run("--profile", "2006-12").output.split()[0] == "2007_hamre_demise"


def test_a_word_that_is_no_format() -> None:
    assert isinstance(run("--profile", "gaot").exception, UnknownProfile)


@pytest.mark.parametrize("word", ["tcg", "ocg"])
def test_a_profile_without_a_list_has_no_decks_of_its_own(word: str) -> None:
    assert run("--profile", word).output == ""
