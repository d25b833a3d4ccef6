"""`spellspeed cards --text WORDS`: the cards that say the words, in any letter case, with their lines and where they are declared."""

import json
from pathlib import Path

from tests.commands import spellspeed


def test_a_card_is_found_by_words_of_its_text() -> None:
    """With the line alone that says them; the place is that of the declaration."""
    done = spellspeed("cards", "--text", "FACE-UP  monster your opponent controls with the lowest ATK")
    assert (done.returncode, done.stderr) == (0, "")
    (name,) = [line for line in done.stdout.splitlines() if line.startswith("Fissure")]
    file, line = name.removeprefix("Fissure").strip().rsplit(":", 1)
    assert Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1].startswith('card("Fissure"')
    assert "  Destroy the face-up monster your opponent controls with the lowest ATK (if several tie, you choose)." in (
        done.stdout.splitlines()
    )


def test_there_may_be_words_between() -> None:
    """In the order given, in one line."""
    words = "Destroy ... your opponent controls ... lowest ATK"
    assert "Fissure" in spellspeed("cards", "--text", words).stdout
    assert "Fissure" not in spellspeed("cards", "--text", "lowest ATK ... your opponent controls").stdout


def test_words_that_no_card_says_are_told() -> None:
    done = spellspeed("cards", "--text", "reads the newspaper")
    assert (done.returncode, done.stdout) == (0, "no card says it\n")


def test_the_pool_and_the_rulings_are_those_that_are_asked_for() -> None:
    """Foolish Burial is younger than the Goat format."""
    words = "Send 1 monster from your Deck to the Graveyard."
    assert "Foolish Burial" in spellspeed("cards", "--text", words).stdout
    assert "Foolish Burial" not in spellspeed("cards", "--text", words, "--pool", "goat").stdout


def test_for_programs() -> None:
    done = spellspeed("cards", "--text", "with the lowest ATK (if several tie, you choose)", "--json")
    (fissure,) = [each for each in json.loads(done.stdout)["cards"] if each["name"] == "Fissure"]
    assert fissure["passcode"] == 66788016
    assert fissure["lines"] == [
        "Destroy the face-up monster your opponent controls with the lowest ATK (if several tie, you choose)."
    ]
    assert fissure["declaration"]["file"].endswith("declared/spells/f.py")


def test_it_is_asked_alone_and_with_words() -> None:
    assert spellspeed("cards", "--text", "draw", "Fissure").returncode == 2
    assert spellspeed("cards", "--text", " ... ").returncode == 2
