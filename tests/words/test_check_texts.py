"""tools/check_texts.py: a marker word or number of a reference text that nothing of ours answers is found."""

import sqlite3
import sys
from pathlib import Path

import pytest

from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.cards.pool import is_implemented
from tools import check_texts


@pytest.mark.parametrize(
    ("reference", "ours", "missing"),
    [
        ("Each time you roll a die, gain 500.", "When a die is rolled: Gain 500 Life Points.", []),
        ("Once per turn: draw nothing.", "Draw nothing.", ["once per turn"]),
        ("It cannot attack until the End Phase.", "It may attack.", ["cannot", "until", "End Phase"]),
        ("Lose 1,500 Life Points or 300.", "Lose 1500 Life Points.", ["300"]),
        ('A card "that cannot be named" here.', "A card.", []),
    ],
)
def test_what_is_not_answered(reference: str, ours: str, missing: list[str]) -> None:
    """Words in quotation marks are names and say nothing."""
    assert check_texts.unanswered(reference, ours) == missing


def test_everything_explained_is_a_card_that_can_be_played() -> None:
    """Each line names a card, a marker (or a number) and a reason."""
    markers = {name for name, _, _ in check_texts.MARKERS}
    lines = check_texts.EXPLAINED.read_text(encoding="utf-8").splitlines()
    assert lines[0].split("\t")[:2] == ["card", "marker"]
    for line in lines[1:]:
        name, marker, reason = line.split("\t")
        assert is_implemented(by_name(name).passcode)
        assert marker in markers or marker.isdigit()
        assert len(reason) > 20


def test_a_table_of_texts_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The older wording wins; what nothing answers is listed and the tool ends with 1, else with 0; no file: 2."""
    path = tmp_path / "texts.sqlite"
    code = by_name("Dark Hole").passcode
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE texts(passcode int, text text, is_effect_text int)")
    connection.execute("CREATE TABLE texts_pre_errata(real_passcode int, text text)")
    connection.execute("INSERT INTO texts VALUES (?, 'All monsters vanish.', 1)", (code,))
    connection.commit()
    monkeypatch.setattr(sys, "argv", ["check_texts.py", str(path)])
    assert check_texts.main() == 0
    connection.execute("INSERT INTO texts_pre_errata VALUES (?, 'Skip 700 turns.')", (code,))
    connection.commit()
    connection.close()
    assert check_texts.main() == 1
    said = capsys.readouterr().out
    assert "Dark Hole" in said
    assert "skip, 700" in said
    monkeypatch.setattr(sys, "argv", ["check_texts.py", str(tmp_path / "none")])
    assert check_texts.main() == 2
