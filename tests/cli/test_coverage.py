"""`spellspeed cards --missing --sets --set`: what can be played, and what is wanted most."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spellspeed.cli.cards import cards_command
from spellspeed.cli.coverage import NoDecks, named_by_lists, wanted_by_decks
from spellspeed.yugioh.cards.facts import by_passcode, pool
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.cards.sets import UnknownSet, set_named, sets


def run(*arguments: str) -> Result:
    """The command with these arguments."""
    return CliRunner().invoke(cards_command, list(arguments), catch_exceptions=True)


def test_sets_hold_cards_of_the_pool() -> None:
    """Every card of the pool was printed in some set, and the first booster came out on 8 March 2002 with 126 cards."""
    held = {code for each in sets() for code in each.passcodes}
    assert held == set(pool("rulebook6"))
    first = set_named("lob")
    assert (first.name, first.date, len(first.passcodes)) == ("Legend of Blue Eyes White Dragon", "2002-03-08", 126)
    assert first is set_named("LEGEND OF BLUE EYES WHITE DRAGON")
    dates = [each.date for each in sets()]
    assert dates == sorted(dates)


def test_an_unknown_set_is_named_with_a_near_one() -> None:
    with pytest.raises(UnknownSet, match=r'there is no set "Metal Raider".*Metal Raiders'):
        set_named("Metal Raider")


def test_what_decks_want_stands_first(tmp_path: Path) -> None:
    """A card that two own decks hold comes before one that one holds, and both before what only lists name."""
    absent = [code for code in pool("rulebook6") if not is_implemented(code) and not by_passcode(code).is_fusion]
    plain = [code for code in absent if not named_by_lists()[code]]
    rare, common = plain[0], plain[1]
    (tmp_path / "one.ydk").write_text(f"#main\n{rare}\n{common}\n{common}\n", encoding="utf-8")
    (tmp_path / "two.ydk").write_text(f"#main\n{common}\n", encoding="utf-8")
    found = json.loads(run("--missing", "--decks", str(tmp_path), "--json").output)["missing"]
    assert [(each["passcode"], each["decks"]) for each in found[:2]] == [(common, 2), (rare, 1)]
    assert {each["passcode"] for each in found} == {code for code in pool("rulebook6") if not is_implemented(code)}
    after = [each["lists"] for each in found[2:]]
    assert after == sorted(after, reverse=True)
    lines = run("--missing", "--decks", str(tmp_path)).output.splitlines()
    assert lines[0] == f"{by_passcode(common).name}  (2 decks)"
    with pytest.raises(NoDecks, match=r"there is no \.ydk file"):
        wanted_by_decks(str(tmp_path / "none"))


def test_a_set_and_all_sets() -> None:
    """Implemented cards of a set, its missing cards, and the table of all sets adding up."""
    lob = set_named("LOB")
    playable = sum(map(is_implemented, lob.passcodes))
    assert run("--set", "LOB").output == f"{lob.name} (LOB, 2002-03-08): {playable} of 126 cards\n"
    assert len(run("--set", "LOB", "--missing").output.splitlines()) == 126 - playable
    rows = json.loads(run("--sets", "--json").output)["sets"]
    assert len(rows) == len(sets())
    assert {"set": lob.name, "code": "LOB", "date": "2002-03-08", "cards": 126, "implemented": playable} in rows
    table = run("--sets").output
    assert "Metal Raiders (MRD)" in table
    assert f"{len([each for each in sets() if len(each.passcodes) < 10])} sets of fewer" in table
    refused = run("Sangan", "--sets")
    assert (refused.exit_code, refused.output.splitlines()[-1][:6]) == (2, "Error:")
