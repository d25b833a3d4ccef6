"""`--without-missing`: a deck with cards that cannot be played yet is played without them."""

from pathlib import Path

import pytest

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.decks.playable import without_missing
from tests.commands import spellspeed

ELF = facts.by_name("Gemini Elf").passcode
MISSING = [
    code for code in facts.all_passcodes() if not is_implemented(code) and not facts.by_passcode(code).is_fusion
][:2]
NAMES = ", ".join(sorted(facts.by_passcode(code).name for code in MISSING))


@pytest.fixture
def file(tmp_path: Path) -> str:
    """40 elves, and one each of two cards that cannot be played; one of those in the Side Deck too."""
    path = tmp_path / "brought.ydk"
    lines = ["#main", *[str(ELF)] * 40, *map(str, MISSING), "#extra", "!side", str(MISSING[0])]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


COMMANDS = (
    ("play", "--seed", "1", "--deck", "{file}", "--against", "{file}"),
    ("watch", "{file}", "{file}", "--seed", "1", "--bots", "random"),
    ("simulate", "{file}", "{file}", "--duels", "1", "--bots", "random"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_refusal_names_the_option_and_the_option_plays(command: tuple[str, ...], file: str) -> None:
    given = [word.format(file=file) for word in command]
    refused = spellspeed(*given)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert f"not implemented yet: {NAMES}; " in refused.stderr
    assert "--without-missing (play, watch, simulate) plays without them" in refused.stderr
    played = spellspeed(*given, "--without-missing")
    assert played.returncode == 0
    left_out = f"brought: left out, since they cannot be played yet: {NAMES}. The Main Deck has 40 cards.\n"
    assert played.stderr.count(left_out) == 2


def test_what_can_be_played_stays_as_it_is() -> None:
    """Order and copies stay, and a deck without such cards is the same deck."""
    deck = DeckList("d", (ELF, MISSING[0], ELF, MISSING[1]), (), (MISSING[0], ELF))
    left, names = without_missing(deck)
    assert (left.main, left.fusion, left.side) == ((ELF, ELF), (), (ELF,))
    assert ", ".join(names) == NAMES
    assert without_missing(left) == (left, ())


def test_nothing_is_said_where_nothing_is_missing() -> None:
    done = spellspeed("watch", "bench_goat_a", "bench_goat_b", "--without-missing", "--seed", "1", "--bots", "random")
    assert (done.returncode, done.stderr) == (0, "")
