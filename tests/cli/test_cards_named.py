"""`spellspeed cards NAME NAME...`: of each of several cards whether it is implemented."""

import json

from spellspeed.yugioh.cards.facts import by_passcode, pool
from spellspeed.yugioh.cards.pool import is_implemented
from tests.commands import spellspeed


def absent() -> str:
    """A card that is not implemented."""
    return next(by_passcode(code).name for code in pool("rulebook6") if not is_implemented(code))


def test_a_line_for_each_name_in_the_order_given() -> None:
    """By name in any letter case, or by passcode."""
    done = spellspeed("cards", "dark hole", absent(), "55144522")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Dark Hole: implemented\n{absent()}: not implemented yet\nPot of Greed: implemented\n"


def test_digits_that_are_a_card_s_name_are_no_passcode() -> None:
    done = spellspeed("cards", "7", "67048711")
    assert (done.returncode, done.stdout) == (0, "7: implemented\n7: implemented\n")
    assert spellspeed("cards", "--lint", "7").returncode == 0
    assert spellspeed("deck", "odds", "goat_control", "7").stderr.count("passcode") == 0


def test_a_name_that_no_card_has_is_told_beside_the_others() -> None:
    done = spellspeed("cards", "Dark Hole", "Dark Hol", "Raigeki")
    first, second, third = done.stdout.splitlines()
    assert (done.returncode, first, third) == (2, "Dark Hole: implemented", "Raigeki: implemented")
    assert second.startswith('Dark Hol: no card is named "Dark Hol". Did you mean "Dark Hole"')


def test_the_words_of_one_name_are_no_names() -> None:
    """As before: one name of several words stands in quotes."""
    done = spellspeed("cards", "dark", "hole")
    assert (done.returncode, done.stdout) == (2, "")
    assert 'give one NAME; one of several words stands in quotes: "dark hole"' in done.stderr


def test_for_programs() -> None:
    done = spellspeed("cards", "--json", "Dark Hole", absent(), "Raigekki")
    hole, missing, wrong = json.loads(done.stdout)["cards"]
    assert done.returncode == 2
    assert hole == {"name": "Dark Hole", "passcode": 53129443, "implemented": True, "problem": None}
    assert (missing["name"], missing["implemented"], missing["problem"]) == (absent(), False, None)
    assert (wrong["name"], wrong["passcode"], wrong["implemented"]) == ("Raigekki", None, False)
    assert wrong["problem"].startswith('no card is named "Raigekki"')
