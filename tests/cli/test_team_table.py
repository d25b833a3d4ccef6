"""Team duels in people's hands: playing with a partner, hot-seat for four, the board, saving."""

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from spellspeed.cli import command
from spellspeed.cli.board import DuelDrawing, board
from spellspeed.cli.play_terminal import TerminalTable
from spellspeed.games import GAMES
from spellspeed.languages.catalog import catalog
from spellspeed.session.picks import read_picks
from spellspeed.session.saved_games import load, save
from spellspeed.session.session import PERSON, NothingToTakeBack, Session
from spellspeed.session.typed import vocabularies
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import HAND, SPELLS
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.session.team import OPPONENTS, OWN, Players, WrongTeam, team_setup
from spellspeed.yugioh.text.wording import short_names
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.picture import picture_of
from spellspeed.yugioh.views.situation import situation
from tests.yugioh.book.stage import position

DECKS = [find_deck(name) for name in ("bench_goat_a", "bench_goat_b", "beastdown", "goat_control")]
"""You, an opponent, your partner, the other opponent."""
NAMES = ("1A You", "2A Left", "1B Partner", "2B Right")
ENGLISH = catalog()


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(command, list(arguments), input=typed)


def session(bots: tuple[str, ...] = (PERSON, "sensible", "sensible", "sensible"), begin: str = OWN) -> Session[Duel]:
    return Session(team_setup(Players(DECKS, bots), begin, "4", "tcg", ENGLISH))


def picture(duel: Duel, viewer: int, width: int = 80, language: str = "en") -> str:
    console = Console(width=width, file=StringIO())
    with console.capture() as captured:
        console.print(board(picture_of(duel, NAMES, viewer), [], language))
    return captured.get()


def say(running: Session[Duel], *words: str) -> None:
    """Answer the questions of persons in words."""
    for text in words:
        ask = running.run()
        assert ask is not None
        running.take(read_picks(text, ask, choices_of(running.state, ask, names=running.setup.names), vocabularies()))


# Who sits where


def test_the_team_that_begins_is_team_1() -> None:
    """TEAM-II-2, TEAM-II-3. Where the opponents begin, you are 2A and your partner is 2B, with your decks."""
    own = session().setup
    assert own.names == ("1A Duelist", "2A Bot sensible", "1B Bot sensible", "2B Bot sensible")
    assert own.deck_names == ("bench_goat_a", "bench_goat_b", "beastdown", "goat_control")
    assert own.persons == [0]
    other = session(begin=OPPONENTS).setup
    assert other.names == ("1A Bot sensible", "2A Duelist", "1B Bot sensible", "2B Bot sensible")
    assert other.deck_names == ("bench_goat_b", "bench_goat_a", "goat_control", "beastdown")
    assert other.persons == [1]
    for setup in (own, other):
        assert setup.start.new().first_seat == 0


def test_a_toss_decides_by_the_seed() -> None:
    """Both come about, and the same seed decides alike."""
    found = [
        team_setup(Players(DECKS, (PERSON,) * 4), "toss", str(seed), "tcg", ENGLISH).deck_names[0] for seed in range(20)
    ]
    assert set(found) == {"bench_goat_a", "bench_goat_b"}
    again = [
        team_setup(Players(DECKS, (PERSON,) * 4), "toss", str(seed), "tcg", ENGLISH).deck_names[0] for seed in range(20)
    ]
    assert found == again


def test_a_team_duel_has_four_players() -> None:
    with pytest.raises(WrongTeam, match="2 decks and 4 players"):
        Players(DECKS[:2], (PERSON,) * 4)


# At the table


def test_a_piped_team_duel_against_bots_comes_to_its_end() -> None:
    """With exit status 0; four decks are announced, and a team of two wins."""
    ended = run(
        "play", "--team", "--bot", "random", "--seed", "4", "--begin", "own", typed="end\npass\n1\n1 2\n1 4\n" * 600
    )
    assert ended.exit_code == 0
    lines = ended.output.splitlines()
    assert lines[:4] == [
        "1A Duelist plays bench_goat_a.",
        "2A Bot random plays bench_goat_b.",
        "1B Bot random plays bench_goat_a.",
        "2B Bot random plays bench_goat_b.",
    ]
    assert re.search(r"^(1A Duelist, 1B Bot random|2A Bot random, 2B Bot random) win the duel \(", lines[-2])
    assert lines[-1] == "Seed 4."
    turns = re.findall(r"^Turn \d+: (\w+)", ended.output, re.MULTILINE)
    assert turns == [("1A", "2A", "1B", "2B")[turn % 4] for turn in range(len(turns))]


def test_the_situation_in_lines() -> None:
    """TEAM-I-12, TEAM-II-3. The turns to come; the partner's hand by name; of the opponents' hands the number alone."""
    running = session()
    running.run()
    duel = running.state
    lines = situation(duel, NAMES, 0, ENGLISH)
    assert lines[1] == "next: 2A, 1B, 2B"
    assert [line.split(":")[0] for line in lines[2:]] == [
        "2A Left (opponent 1)", "2B Right (opponent 2)", "1B Partner (partner)", "  hand of your partner", "1A You (you)", "Your hand",
    ]  # fmt: skip
    for seat, line in ((2, lines[5]), (0, lines[7])):
        assert line.split(": ")[1] == "; ".join(duel.printed(number).name for number in duel.zone(seat, HAND))


@pytest.mark.parametrize("language", ["en", "tr"])
def test_four_fields_fit_into_eighty_columns(language: str) -> None:
    """No line is longer; the own side is below, you last; the partner's Set card is shown to the partner and to no opponent."""
    duel = position(
        "seats: [1A, 2A, 1B, 2B]\nturn: 9\nturn_player: 2A\n"
        "1A: {spells_traps: [{card: Sakuretsu Armor, position: set}], hand: [Sangan, Jinzo]}\n2A: {monsters: [Sangan], hand: [Raigeki]}\n"
        "1B: {monsters: [Mystic Tomato]}\n2B: {monsters: [Dark Magician], spells_traps: [{card: Mirror Force, position: set}]}\n"
    ).duel
    assert not duel.cards[duel.zone(0, SPELLS)[0]].face_up
    seen = {viewer: picture(duel, viewer, language=language) for viewer in range(4)}
    for text in seen.values():
        assert max(len(line) for line in text.splitlines()) <= 80
        assert len(text.splitlines()) <= 25
        assert "1B, 2B, 1A" in text
    assert [line[:2] for line in seen[0].splitlines() if line[1:2] in "AB" and line[2:3] == " "] == [
        "2A",
        "2B",
        "1B",
        "1A",
    ]
    assert [line[:2] for line in seen[1].splitlines() if line[1:2] in "AB" and line[2:3] == " "] == [
        "1B",
        "1A",
        "2B",
        "2A",
    ]
    for viewer, own, theirs in (
        (0, "(Sakuretsu", "(Mirror"),
        (2, "(Sakuretsu", "(Mirror"),
        (3, "(Mirror", "(Sakuretsu"),
    ):
        assert own in seen[viewer]
        assert theirs not in seen[viewer]
    assert "Jinzo" in seen[2]
    assert "Jinzo" not in seen[1] + seen[3] + picture(duel, -1, language=language)
    assert "Raigeki" in seen[3]
    assert "Raigeki" not in seen[0] + seen[2]


def test_a_low_screen_says_how_much_of_the_log_it_leaves_out() -> None:
    """What three other turns brought does not fit below four fields: the last of it in brief, the rest is asked for with `log`."""
    running = session()
    say(running, "end phase")
    ask = running.run()
    assert ask is not None
    for height, is_cut in ((24, True), (200, False)):
        console = Console(file=StringIO(), width=120, height=height, force_terminal=True, color_system=None)
        table = TerminalTable(running, console, DuelDrawing())
        table.choices = choices_of(running.state, ask, names=running.setup.names)
        with console.capture() as captured:
            table.show(ask)
        found = re.search(r"\((\d+) more before that: log (\d+)\)", captured.get())
        assert (found is not None) == is_cut
        if found is not None:
            assert int(found[2]) == len(running.lines)
            assert len(running.brief) > int(found[1]) > 0
            assert running.brief[-1] in captured.get()
        shown = [line in captured.get() for line in running.brief]
        assert all(shown) != is_cut


def test_short_names() -> None:
    """The first words, if they differ."""
    assert short_names(NAMES) == ["1A", "2A", "1B", "2B"]
    assert short_names(["seat 1", "seat 2"]) == ["seat 1", "seat 2"]


def test_why_not_with_four_seats() -> None:
    """TEAM-II-4, TEAM-I-11. No Battle Phase in turn 1; a monster of the partner cannot attack. The reasons name the rules."""
    first = run("play", "--team", "--begin", "own", "--seed", "5", typed="why battle\n").output
    assert "  TEAM-II-4  " in first
    assert "(The first player who may attack is the one who takes the fourth turn (2B).)\n" in first


def test_the_exported_position_of_a_team_duel_calls_the_seats_by_their_places(tmp_path: Path) -> None:
    """TEAM-II-3. And it runs as a scenario."""
    file, out = str(tmp_path / "duel.json"), tmp_path / "position.yaml"
    run("watch", "--team", "--seed", "8", "--bots", "sensible", "--record", file)
    assert run("replay", "scenario", file, "--out", str(out)).exit_code == 0
    text = out.read_text(encoding="utf-8")
    assert "seats: [1A, 2A, 1B, 2B]\n" in text
    assert re.search(r"^turn_player: [12][AB]$", text, re.MULTILINE)
    assert "1 passed, 0 failed" in run("scenario", str(out)).output


def test_a_drawn_table_greets_below_its_first_picture() -> None:
    """Who plays what, and what a match has said before, is seen although the picture wipes the screen; once."""
    running = session()
    console = Console(file=StringIO(), width=80, height=60, force_terminal=True, color_system=None)
    table = TerminalTable(running, console, DuelDrawing())
    table.opening = ["Duel 1 of the match."]
    ask = running.run()
    assert ask is not None
    with console.capture() as before:
        table.greet()
    assert before.get() == ""
    pictures = []
    for _ in range(2):
        table.choices = choices_of(running.state, ask, names=running.setup.names)
        with console.capture() as captured:
            table.show(ask)
        pictures.append(captured.get())
    wanted = [
        "what happened",
        "Duel 1 of the match.",
        "1A Duelist plays bench_goat_a.",
        "2B Bot sensible plays goat_control.",
    ]
    places = [pictures[0].index(line) for line in wanted]
    assert places == sorted(places)
    assert "plays" not in pictures[1]


def test_four_persons_at_one_keyboard() -> None:
    """Each decision is announced to the one who makes it, and nothing is taken back."""
    told = run(
        "play", "--team", "--hot-seat", "--begin", "own", "--seed", "4", typed="end\npass\npass\npass\n" * 8
    ).output
    for name in ("1A Duelist", "2A Duelist", "1B Duelist", "2B Duelist"):
        assert f"\n{name}:\n" in told
    running = session((PERSON,) * 4)
    say(running, "end phase")
    with pytest.raises(NothingToTakeBack, match="several persons"):
        running.take_back()


def test_taking_back_saving_and_going_on(tmp_path: Path) -> None:
    """The value of the duel is the same before and after; the saved duel knows who sits where."""
    running = session()
    say(running, "end phase")
    running.run()
    before = running.state.digest()
    path = str(tmp_path / "team.json")
    save(running, path)
    assert load(path, GAMES, YUGIOH).state.digest() == before
    assert load(path, GAMES, YUGIOH).setup == running.setup
    running.take_back()
    assert running.state.turn == 1
    say(running, "end phase")
    running.run()
    assert running.state.digest() == before


def test_a_recorded_team_duel_is_shown_and_gone_on_with(tmp_path: Path) -> None:
    """From the log of `watch` to `replay show`, `verify`, `continue` and `play --resume`; a view as JSON for each of four seats."""
    file = str(tmp_path / "duel.json")
    watched = run("watch", "--team", "--seed", "2", "--bots", "sensible,random", "--record", file)
    assert watched.exit_code == 0
    assert watched.output.splitlines()[-1].startswith(
        "seed 2, duel 0; the same duel again: spellspeed watch --team bench_goat_a "
    )
    assert run("replay", "verify", file).exit_code == 0
    for seat in "1234":
        view = json.loads(run("replay", "show", file, "--step", "40", "--seat", seat, "--json").output)
        own = int(seat) - 1
        assert [other for other in range(4) if view["seats"][other]["hand"] is not None] == sorted([own, (own + 2) % 4])
    assert "next: " in run("replay", "show", file, "--step", "40").output
    for arguments in (("replay", "continue", file, "--step", "40", "--seat", "3"), ("play", "--resume", file)):
        gone_on = run(*arguments, typed="board\nquit\n")
        assert gone_on.exit_code == 0
