"""The drawn field: numbers of zones, what is marked on it, and that a usual turn stands on a screen of 80 columns and 24 lines."""

import re
from io import StringIO

import pytest
from rich.console import Console

from spellspeed.cli.board import DuelDrawing
from spellspeed.cli.columns import beside, choices_by_card, in_columns
from spellspeed.cli.play_terminal import TerminalTable
from spellspeed.kernel.door import answer
from spellspeed.kernel.game import Choice
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import catalog
from spellspeed.recording.recorder import picks_of
from spellspeed.session.session import PERSON, Session
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.session.duel_setup import new_setup
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.marks import attack_words, chain_words
from spellspeed.yugioh.views.picture import Picture, picture_of
from tests.cli.typed import ELVES, say
from tests.yugioh.book.stage import position

LOW, HIGH = (80, 24), (120, 40)


def drawn(duel: Duel, size: tuple[int, int], viewer: int = 0, language: str = "en") -> list[str]:
    """The lines of the field on a screen of that size."""
    console = Console(width=size[0], file=StringIO())
    with console.capture() as captured:
        console.print(DuelDrawing().board(duel, ("A", "B", "C", "D")[: duel.seats], viewer, language, *size))
    return [line.rstrip() for line in captured.get().splitlines()]


def seen(duel: Duel, viewer: int) -> Picture:
    """The duel as a viewer sees it."""
    return picture_of(duel, ("A", "B"), viewer)


def cells(line: str) -> list[str]:
    """What stands in the zones of a line of a low board: five of sixteen columns."""
    return [line[place : place + 16].strip() for place in range(0, 80, 16)]


def framed(line: str) -> list[str]:
    """What stands between the frames of a line."""
    return [part.strip() for part in line.split("│")[1:-1]]


def after(text: str, *meanings: str) -> Duel:
    """A position after these answers, by their meanings."""
    duel = position(text).duel
    for meaning in meanings:
        answer(duel, duel.serial, picks_of(YUGIOH, duel, [meaning]))
    return duel


FOUGHT = """
turn: 5
turn_player: A
phase: battle
A:
  monsters: [{card: Gemini Elf, zone: 2}]
  spells_traps: [{card: Mirror Force, zone: 3, position: set}]
B:
  monsters: [{card: Mystic Tomato, zone: 4}, {card: Sangan, zone: 1, position: set}]
  spells_traps: [{card: Sakuretsu Armor, zone: 5, position: set}]
"""


def test_every_zone_has_its_number() -> None:
    """On both boards, also the empty ones; the letter of the Field Card Zone stands in its own zone alone."""
    duel = position(FOUGHT).duel
    low = drawn(duel, LOW)
    assert cells(low[1]) == ["1", "2", "3", "4", "5 face-down"]
    assert cells(low[2]) == ["1", "2", "3", "4 Mystic Tomato"[:15], "5"]
    assert cells(low[3]) == ["face-down▬", "", "", "1400▲", ""]
    assert cells(low[5]) == ["1", "2 Gemini Elf", "3", "4", "5"]
    assert cells(low[7]) == ["1", "2", "3 (Mirror Forc…", "4", "5"]
    high = drawn(duel, HIGH)
    assert [framed(high[line]) for line in (2, 5)] == [
        ["1", "2", "3", "4", "5", "F"],
        ["1", "2", "3", "4 Mystic Tomato", "5", ""],
    ]
    assert [framed(high[line]) for line in (11, 14)] == [
        ["1", "2 Gemini Elf", "3", "4", "5", ""],
        ["1", "2", "3 Mirror Force", "4", "5", "F"],
    ]


def test_an_attack_is_marked_at_both_ends() -> None:
    """The attacker with the zone that it attacks, the attacked monster with an arrow; in words in the middle. Without an attack: nothing."""
    still = position(FOUGHT).duel
    assert "→" not in "\n".join(drawn(still, LOW)) + "\n".join(drawn(still, HIGH))
    duel = after(FOUGHT, "attack monsters:2 -> opponent monsters:4")
    low = drawn(duel, LOW)
    assert cells(low[3]) == ["face-down▬", "", "", "1400▲ ←", ""]
    assert low[5] == "Attack: Gemini Elf → Mystic Tomato"
    assert cells(low[7]) == ["", "1900▲ →4", "", "", ""]
    high = drawn(duel, HIGH)
    assert framed(high[6]) == ["face-down ▬", "", "", "ATK 1400 ▲ ←", "", ""]
    assert framed(high[12]) == ["", "ATK 1900 ▲ →4", "", "", "", ""]


def test_a_face_down_target_is_called_by_its_zone() -> None:
    """Its controller reads its name, the attacker and a spectator do not."""
    duel = after(FOUGHT, "attack monsters:2 -> opponent monsters:1")
    assert attack_words(seen(duel, 0), catalog()) == "Attack: Gemini Elf → opponent's face-down monster (zone 1)"
    assert attack_words(seen(duel, 1), catalog()) == "Attack: Gemini Elf → Sangan"
    assert attack_words(seen(duel, SPECTATOR), catalog()) == "Attack: Gemini Elf → seat 2 monsters:1"
    assert attack_words(seen(duel, 0), catalog("tr")).startswith("Saldırı: Gemini Elf → ")


def test_the_targets_of_the_chain_are_marked_with_its_links() -> None:
    """And named beside the link; the untargeted monster has no mark."""
    duel = after(
        """
turn: 5
turn_player: A
A: {hand: [Smashing Ground, Nobleman of Crossout]}
B: {monsters: [{card: Sangan, zone: 1, position: set}, {card: Mystic Tomato, zone: 3}]}
""",
        "activate hand:2",
        "choose 1",
        "choose opponent monsters:1",
    )
    assert [link.face.name for link in duel.chain] == ["Nobleman of Crossout"]
    assert (
        chain_words(seen(duel, 0), catalog()) == "Chain: 1 Nobleman of Crossout → opponent's face-down monster (zone 1)"
    )
    assert chain_words(seen(duel, 1), catalog()) == "Chain: 1 Nobleman of Crossout → Sangan"
    assert cells(drawn(duel, LOW)[3]) == ["face-down▬ ◎1", "", "1400▲", "", ""]


def test_an_equip_card_and_its_monster_name_each_others_zones() -> None:
    """On the own field by the number, across the field with a stroke; a monster without one has no mark."""
    duel = after(
        """
turn: 5
turn_player: A
A:
  monsters: [{card: Gemini Elf, zone: 2}, {card: Sangan, zone: 5}]
  spells_traps: [{card: Axe of Despair, zone: 4, equipped_to: Gemini Elf}]
""",
    )
    low = drawn(duel, LOW)
    assert cells(low[5]) == ["", "2900▲ &4", "", "", "1000▲"]
    assert cells(low[6]) == ["1", "2", "3", "4 Axe of De… &2", "5"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_screen_decides_which_board_is_drawn(seats: int) -> None:
    """A high one has frames and no line more than the screen, a low one none and at most half of it."""
    head = "turn: 5\nturn_player: A\n" if seats == 2 else "seats: [1A, 2A, 1B, 2B]\nturn: 5\nturn_player: 1A\n"
    side = "{monsters: [Gemini Elf, Sangan, Jinzo], spells_traps: [{card: Mirror Force, position: set}], hand: [Sangan, Jinzo]}"
    names = ("A", "B") if seats == 2 else ("1A", "2A", "1B", "2B")
    duel = position(head + "".join(f"{name}: {side}\n" for name in names)).duel
    low, high = drawn(duel, LOW), drawn(duel, HIGH)
    assert len(low) <= (12 if seats == 2 else 17)
    assert "│" not in "".join(low)
    assert "│" in "".join(high)
    assert max(map(len, low)) <= 80


def test_choices_stand_beside_each_other_where_they_have_to() -> None:
    """Column by column; each column as wide as its longest."""
    assert beside(["1 one", "2 two", "3 three", "4 four"], 2) == ["1 one  3 three", "2 two  4 four"]
    running = Session(new_setup([ELVES, ELVES], (PERSON, "random"), ("A", "B"), "1", "tcg"))
    console = Console(file=StringIO(), width=30, height=24, force_terminal=True, color_system=None)
    table = TerminalTable(running, console, DuelDrawing())
    table.choices = [Choice(number, f"set {number * 111}", (number,)) for number in range(1, 6)]
    assert table.choices_beside(5) == [f"  {number}  set {number}{number}{number}" for number in range(1, 6)]
    assert table.choices_beside(3) == ["  1  set 111    4  set 444", "  2  set 222    5  set 555", "  3  set 333"]
    assert table.choices_beside(1) == table.choices_beside(3)


def test_a_usual_turn_stands_on_one_low_screen() -> None:
    """No question of the first turns takes more than the 24 lines of the screen, its prompt among them, nor more than 80 columns."""
    running = Session(new_setup([ELVES, ELVES], (PERSON, "sensible"), ("A", "B"), "1", "tcg"))
    for typed in ("first", "summon gemini elf", "set trap hole", "end", "end"):
        ask = running.run()
        assert ask is not None
        console = Console(file=StringIO(), width=80, height=24, force_terminal=True, color_system=None)
        table = TerminalTable(running, console, DuelDrawing())
        table.choices = choices_of(running.state, ask)
        with console.capture() as captured:
            table.show(ask)
        lines = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", captured.get()).splitlines()
        assert len(lines) <= 23
        assert max(map(len, lines)) <= 80
        if any(choice.words.startswith(typed) for choice in table.choices):
            say(running, typed)
        else:
            say(running, "1")


def test_log_tells_all_since_the_question_before() -> None:
    """The screen told it in brief; a number asks for fewer lines."""
    running = Session(new_setup([ELVES, ELVES], (PERSON, "sensible"), ("A", "B"), "1", "tcg"))
    say(running, "first", "end")
    ask = running.run()
    assert ask is not None
    console = Console(file=StringIO(), width=200, height=24, force_terminal=True, color_system=None)
    table = TerminalTable(running, console, DuelDrawing())
    table.choices = choices_of(running.state, ask)
    assert len(running.lines) > 20
    with console.capture():
        table.show(ask)
    for typed, lines in (("log", running.lines), ("log 2", running.lines[-2:])):
        with console.capture() as captured:
            table.obey(typed, ask)
        assert captured.get().splitlines() == lines


def test_choices_about_one_card_share_a_line_where_they_have_to() -> None:
    """Each keeps its number; what is about another card, or has no card, stands alone. Also where a verb ends in a colon."""
    for language, words, told in (
        (
            "en",
            (
                "summon Sangan",
                "set Sangan",
                "set Sangan's Axe",
                "activate Jinzo",
                "set Jinzo",
                "end phase",
                "flip Sangan",
            ),
            [
                "  1  summon, 2 set, 7 flip Sangan",
                "  3  set Sangan's Axe",
                "  4  activate, 5 set Jinzo",
                "  6  end phase",
            ],
        ),
        ("tr", ("çağır: Sangan", "kapalı koy: Sangan"), ["  1  çağır, 2 kapalı koy: Sangan"]),
    ):
        running = Session(new_setup([ELVES, ELVES], (PERSON, "random"), ("A", "B"), "1", "tcg"), language)
        console = Console(file=StringIO(), width=30, height=24, force_terminal=True, color_system=None)
        table = TerminalTable(running, console, DuelDrawing())
        table.choices = [Choice(number, said, (number,)) for number, said in enumerate(words, start=1)]
        assert choices_by_card(table.choices, running.books[0]) == told
        assert table.choices_beside(0) == in_columns(told, 0, 30)
        assert len(table.choices_beside(9)) == len(words)


def test_copies_that_attack_or_are_attacked_are_told_apart_by_where_they_differ() -> None:
    """One attacker and two copies: the place of the target; two attackers and one target: that of the attacker; else both."""
    head = "turn: 5\nturn_player: A\nphase: battle\n"
    for own, theirs, told in (
        (
            "Jinzo",
            "Sangan, Sangan",
            ["attack Jinzo -> Sangan (opponent monsters:1)", "attack Jinzo -> Sangan (opponent monsters:2)"],
        ),
        ("Jinzo, Jinzo", "Sangan", ["attack Jinzo -> Sangan (monsters:1)", "attack Jinzo -> Sangan (monsters:2)"]),
        (
            "Jinzo, Jinzo",
            "Sangan, Sangan",
            [
                f"attack Jinzo -> Sangan (monsters:{one} -> opponent monsters:{other})"
                for one in (1, 2)
                for other in (1, 2)
            ],
        ),
    ):
        duel = position(f"{head}A: {{monsters: [{own}]}}\nB: {{monsters: [{theirs}]}}\n").duel
        ask = duel.ask
        assert ask is not None
        assert [choice.words for choice in choices_of(duel, ask) if choice.words.startswith("attack")] == told
