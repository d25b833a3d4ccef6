"""docs/api.md: its blocks run as one program, what it prints is what the page shows, and its table names what there is."""

import re
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from spellspeed import api
from spellspeed.api import find_deck, open_duel, simulate
from spellspeed.kernel.game import UnknownBot
from tests.hygiene.sources import ROOT

PAGE: Final = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"^```(?P<kind>python|text)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
FILE: Final = re.compile(r"# (?P<name>\w+\.py)\n")
"""The first line of a block that is a file of its own."""


def run_page(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Run the blocks in this folder one after the other; what each `text` block should have been, in order."""
    names: dict[str, Any] = {}
    shown: list[str] = []
    printed = ""
    for found in BLOCK.finditer(PAGE):
        line, text = PAGE[: found.start("text")].count("\n"), found["text"]
        if found["kind"] == "text":
            shown.append(printed)
        elif (file := FILE.match(text)) is not None:
            (folder / file["name"]).write_text(text, encoding="utf-8")
        else:
            exec(compile("\n" * line + text, "docs/api.md", "exec"), names)
            printed = capsys.readouterr().out
    return shown


def test_the_page_is_one_program_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each block after those before it; the page shows what is printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        printed = run_page(tmp_path, capsys)
    finally:
        sys.modules.pop("my_bots", None)
    assert printed == [found["text"] for found in BLOCK.finditer(PAGE) if found["kind"] == "text"]
    assert len(printed) == 1


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
