"""Leaving saves by itself, what ends a duel is asked twice, the end is a menu; one letter, `undo N`, `why N`, targets alone."""

from io import StringIO

import pytest
from rich.console import Console

from spellspeed.cli.play_plain import PlainTable
from spellspeed.kernel.game import Choice
from spellspeed.session.picks import NotAChoice, one_meant
from spellspeed.session.session import NothingToTakeBack
from spellspeed.session.typed import vocabularies
from spellspeed.yugioh.views.choices import choices_of
from tests.cli.typed import after, play, say, session, spoken


@pytest.mark.parametrize("last", ["quit\n", "exit\n", ""])
def test_leaving_saves_and_resume_alone_goes_on(elves: list[str], last: str) -> None:
    """`quit`, `exit` and the end of the input; the field is as it was left."""
    left = play(f"first\nsummon Gemini Elf\n{last}", *elves, "--seed", "1").stdout
    assert left.splitlines()[-2:] == [
        'Saved. "spellspeed play --resume" goes on with it.',
        "You leave the duel in turn 1.",
    ]
    again = play("board\n", "--resume").stdout
    assert "  monsters: Gemini Elf (1900/900, Attack Position)\n" in again
    assert "Turn 2" not in again


def test_resume_alone_without_a_duel_that_was_left() -> None:
    ended = play("", "--resume")
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)
    assert "last.json" in ended.stderr


@pytest.mark.parametrize("call", ["surrender", "time"])
def test_what_ends_a_duel_is_asked_twice(call: str) -> None:
    """Once asks; anything between takes it back; twice in a row does it."""
    running = session()
    say(running, "first")
    before = running.state.digest()
    console = Console(file=StringIO(), width=200)
    table = PlainTable(running, console)
    ask = running.run()
    assert ask is not None
    table.choices = choices_of(running.state, ask)
    for line in (call, "board", call):
        table.obey(line, ask)
        assert running.state.digest() == before
    table.obey(call, ask)
    assert running.state.digest() != before


@pytest.mark.parametrize(
    ("typed", "goes_on", "rematch"),
    [([""], False, False), (["leave"], False, False), (["log 1", "rematch"], False, True), (["undo"], True, False)],
)
def test_the_end_is_a_menu(typed: list[str], goes_on: bool, rematch: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter leaves; `undo` takes the last decision back and the duel goes on; a rematch is for who began the duel."""
    running = session()
    say(running, "first")
    running.call(0, "surrender")
    assert running.run() is None
    table = PlainTable(running, Console(file=StringIO(), width=200))
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert table.has_gone_on() is goes_on
    assert (table.wants_rematch, running.state.over) == (rematch, not goes_on)
    assert list(lines) == []


def test_several_decisions_are_taken_back_at_once() -> None:
    running = session()
    say(running, "first", "summon Gemini Elf")
    before = running.state.digest()
    say(running, "set Trap Hole", "end")
    running.take_back(2)
    assert (running.state.digest(), running.taken_back) == (before, 2)
    with pytest.raises(NothingToTakeBack):
        running.take_back(9)
    assert running.state.digest() == before
    assert "2 taken back" not in spoken(running, "undo 9")
    assert "4 taken back" in spoken(running, "undo 2")


def test_why_of_a_number() -> None:
    running = session()
    say(running, "first")
    assert spoken(running, "why 2") == "summon Gemini Elf: possible now, number 2\n"
    assert "there is no number 9 here" in spoken(running, "why 9")


def test_one_letter_is_never_a_card() -> None:
    """ "h" is help, "s" names no card; letters that stand for a choice still do."""
    running = session()
    say(running, "first")
    before = running.state.digest()
    assert spoken(running, "h").startswith("help ")
    assert "no choice and no command" in spoken(running, "g")
    assert running.state.digest() == before
    choices = [Choice(1, "Hane-Hane", (1,)), Choice(2, "yes", (2,))]
    assert one_meant("y", choices, vocabularies()).number == 2
    with pytest.raises(NotAChoice):
        one_meant("h", choices, vocabularies())


def test_in_turkish_the_letter_of_no_is_no_help() -> None:
    choices = [Choice(1, "evet", (1,), "yes"), Choice(2, "hayır", (2,), "no")]
    assert one_meant("h", choices, vocabularies("tr")).number == 2


def test_end_is_no_pass() -> None:
    """Who ends the phase does not give up an answer by the same word; a control: `pass` does."""
    choices = [Choice(1, "pass", (1,)), Choice(2, "activate Trap Hole", (2,))]
    assert one_meant("pass", choices, vocabularies()).number == 1
    for word in ("end", "end phase"):
        with pytest.raises(NotAChoice):
            one_meant(word, choices, vocabularies())


def test_a_target_alone_finds_the_only_attack() -> None:
    """An attacker of that name comes first; a target that two can attack is asked back."""
    choices = [
        Choice(1, "attack Gemini Elf -> Blade Knight", (1,)),
        Choice(2, "attack Gemini Elf -> Sangan", (2,)),
        Choice(3, "attack Jinzo -> Sangan", (3,)),
        Choice(4, "attack Sangan directly", (4,)),
    ]
    assert one_meant("attack blade", choices, vocabularies()).number == 1
    assert one_meant("attack sangan", choices, vocabularies()).number == 4
    with pytest.raises(NotAChoice, match=r"can mean several: 2 .*; 3 "):
        one_meant("attack sangan", choices[:3], vocabularies())


def test_a_match_that_is_left_goes_on() -> None:
    """It is kept as a match, and `--resume` alone finds that."""
    left = play("first\nquit\n", "--match", "--seed", "1").stdout
    assert 'Saved. "spellspeed play --resume" goes on with it.' in left
    assert "Duel 1" in after(play("", "--resume").stdout, "Duel 1")


def test_the_hand_and_a_hint() -> None:
    """The hint is what `sensible` answers at that seat; nothing changes by asking."""
    running = session()
    say(running, "first")
    before = running.state.digest()
    held = [name for _, name in running.speaker.hand(running.state, 0)]
    assert spoken(running, "hand") == f"Your hand: {', '.join(held)}.\n"
    assert spoken(running, "hint").splitlines()[0] == "The bot sensible would: summon Gemini Elf."
    assert (running.state.digest(), len(running.own)) == (before, 1)
