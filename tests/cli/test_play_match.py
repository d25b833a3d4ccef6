"""Playing a match with piped commands: toss and choice, siding, the score, saving and going on."""

import subprocess
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from spellspeed.cli.play_match import MatchTable
from spellspeed.cli.play_plain import PlainTable
from spellspeed.kernel.game import NO_SEAT, SURRENDER
from spellspeed.languages.catalog import catalog
from spellspeed.session.session import PERSON
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.formats.construction import DeckParts
from spellspeed.yugioh.game import TIME
from spellspeed.yugioh.match import Match, RefusedInMatch, new_match, won
from spellspeed.yugioh.match.siding_plan import NO_PLAN, Exchange, PlayerPlan
from spellspeed.yugioh.recording.matches import MatchStart, MatchStep, read_match, verify_match
from spellspeed.yugioh.session.match_session import MatchPlay, load_match, new_match_play, save_match
from spellspeed.yugioh.session.siding_lists import NoSuchExchange, exchanged, lists_of, net_exchange
from tests.commands import spellspeed
from tests.yugioh.recording.test_matches import DECKS, ELF, JINZO, KURIBOH, START

DARK_PALADIN = by_name("Dark Paladin").passcode
DARK_HOLE, DARK_MAGICIAN = (by_name(name).passcode for name in ("Dark Hole", "Dark Magician"))
OWN = DeckParts((ELF,) * 20 + (KURIBOH,) * 20, (DARK_PALADIN,), (JINZO,) * 3 + (DARK_HOLE, DARK_MAGICIAN))


def after_a_duel() -> Match:
    return new_match(("A", "B"), (OWN, DECKS[1]), profile("tcg")).after_duel(won(1))


def sides(match: Match) -> list[int]:
    """How many Jinzo, Dark Hole, Kuriboh and Gemini Elf A's Side Deck holds."""
    return [match.decks[0].side.count(code) for code in (JINZO, DARK_HOLE, KURIBOH, ELF)]


def test_both_lists_are_numbered_through() -> None:
    lists = lists_of(after_a_duel(), 0)
    assert [(entry.number, entry.copies, entry.name) for entry in (*lists.deck, *lists.side)] == [
        (1, 20, "Gemini Elf"),
        (2, 20, "Kuriboh"),
        (3, 1, "Dark Paladin"),
        (4, 1, "Dark Magician"),
        (5, 3, "Jinzo"),
        (6, 1, "Dark Hole"),
    ]


@pytest.mark.parametrize(
    ("line", "side"),
    [
        ("Kuriboh -> Jinzo", [2, 1, 1, 0]),
        ("1->5", [2, 1, 0, 1]),
        ("2 kuriboh -> 2 jinzo", [1, 1, 2, 0]),
        ("2x Kuri->Jinzo", [1, 1, 2, 0]),
        ("Kuriboh, Gemini Elf -> Jinzo + Dark H", [2, 0, 1, 1]),
        ("Kuriboh -> 2 Jinzo, Dark Hole", [1, 0, 3, 0]),
    ],
)
def test_a_line_exchanges_one_for_one(line: str, side: list[int]) -> None:
    """SIDE-2: by numbers of the list, names, or the beginning of one; a single card on one side stands for as many as the other has."""
    match = after_a_duel()
    found = exchanged(match, 0, line, lists_of(match, 0), catalog())
    assert sides(found) == side
    assert len(found.decks[0].main) == 40


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Kuriboh", '"Kuriboh" is no exchange'),
        ("Kuriboh -> Jinzzo", 'There is no "Jinzzo" in your Side Deck. Did you mean "Jinzo"'),
        ("Jinzo -> Kuriboh", 'There is no "Jinzo" in your deck'),
        ("Kuriboh -> Dark", 'There is no "Dark" in your Side Deck'),
        ("9 -> 5", 'There is no "9" in your deck'),
        ("-> Jinzo", 'There is no "" in your deck'),
    ],
)
def test_what_is_no_exchange_is_said(line: str, message: str) -> None:
    """ "Dark" is the beginning of two names."""
    match = after_a_duel()
    with pytest.raises(NoSuchExchange) as error:
        exchanged(match, 0, line, lists_of(match, 0), catalog())
    assert message in str(error.value)


@pytest.mark.parametrize("line", ["4 Kuriboh -> 4 Jinzo", "2 Kuriboh -> 3 Jinzo", "Dark Paladin -> Jinzo"])
def test_what_the_rules_refuse(line: str) -> None:
    """SIDE-2, FDECK-1."""
    match = after_a_duel()
    with pytest.raises(RefusedInMatch):
        exchanged(match, 0, line, lists_of(match, 0), catalog())


def test_what_several_exchanges_come_to() -> None:
    match = after_a_duel()
    lists = lists_of(match, 0)
    there = exchanged(match, 0, "2 Kuriboh -> 2 Jinzo", lists, catalog())
    assert net_exchange(match, there, 0) == ((KURIBOH, KURIBOH), (JINZO, JINZO))
    back = exchanged(there, 0, "Jinzo -> Kuriboh", lists_of(there, 0), catalog())
    assert net_exchange(match, back, 0) == ((KURIBOH,), (JINZO,))


# --- whole matches ---------------------------------------------------------------------------------------------------------------------------


def play(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return spellspeed("play", *arguments, typed=script)


def test_a_match_to_its_end() -> None:
    """MATCH-2, SETUP-4, SETUP-5, SIDE-2, SIDE-6: the loser chooses, and what is exchanged is shown in numbers."""
    script = "surrender\nsurrender\nTsukuyomi -> Asura Priest\ndone\nmaybe\nsecond\nsurrender\nsurrender\n"
    ended = play(
        script, "--match", "--deck", "chaos_control", "--against", "reasoning_gate", "--seed", "3", "--bot", "random"
    )
    assert ended.returncode == 0
    lines = ended.stdout.splitlines()
    wanted = [
        "Bot random wins the toss.",
        "Bot random goes first.",
        "Duel 1 of the match.",
        "Score: Duelist 0, Bot random 1.",
        "Your Side Deck: 15 cards",
        "Duelist: 0 exchanged. Exchange, or done?",
        "Exchanged; now 1 in all.",
        "Duelist: Side Deck 15 cards, 1 exchanged.",
        "Bot random: Side Deck 15 cards, 0 exchanged.",
        "Duelist, you choose: do you go first or second?",
        "Write first or second.",
        "Duel 2 of the match.",
        "Score: Duelist 0, Bot random 2.",
        "Bot random wins the match (MATCH-2).",
    ]
    places = [lines.index(line) for line in wanted]
    assert places == sorted(places)
    assert lines[-1] == wanted[-1]


def test_a_match_is_saved_in_a_duel_and_between_two_and_goes_on(tmp_path: Path) -> None:
    """In one file, that `replay` reads too."""
    path = tmp_path / "match.json"
    options = ("--match", "--deck", "chaos_control", "--against", "chaos_control", "--seed", "3", "--bot", "random")
    first = play(f"surrender\nsurrender\nsave {path}\nquit\n", *options)
    assert f'Saved. Go on with: spellspeed play --resume "{path}"' in first.stdout
    assert first.stdout.splitlines()[-1] == "You leave the match."
    between = read_match(path)
    assert [step.kind for step in between.steps] == ["toss", "choice", "duel"]
    second = play(f"done\nfirst\nend\nsave {path}\nquit\n", "--resume", str(path))
    assert "Duel 2 of the match." in second.stdout
    inside = read_match(path)
    assert [step.kind for step in inside.steps] == ["toss", "choice", "duel", "exchange", "exchange", "choice", "duel"]
    assert inside.steps[-1].is_unfinished
    assert inside.steps[: len(between.steps)] == between.steps
    third = play("surrender\nsurrender\n", "--resume", str(path))
    assert third.stdout.splitlines()[-1] == "Bot random wins the match (MATCH-2)."
    assert "Taken back" not in third.stdout
    shown = spellspeed("replay", "verify", str(path), f"{path}#1")
    assert (shown.returncode, [line.split(": ")[1][:4] for line in shown.stdout.splitlines()]) == (0, ["fits", "fits"])


def test_turkish() -> None:
    ended = play(
        "pes\npes\ntamam\nilk\nçık\n",
        "--match",
        "--deck",
        "chaos_control",
        "--against",
        "reasoning_gate",
        "--seed",
        "3",
        "--language",
        "tr",
    )
    assert "Maçın 2. düellosu." in ended.stdout
    assert ended.returncode == 0


def ready() -> MatchPlay:
    """A match of the decks of START against the random bot, in which the person won the toss and begins."""
    playing = new_match_play(START, (PERSON, "random"))
    for step in (MatchStep("toss", 0), MatchStep("choice", 0, True)):
        playing.do(step)
    return playing


def test_undo_within_a_duel_of_a_match(tmp_path: Path) -> None:
    """It is marked, also in the file; the match is the same afterwards."""
    playing = ready()
    session = playing.begin_duel()
    ask = session.run()
    assert ask is not None
    before = session.state.digest()
    session.take((ask.options[-1],))
    session.run()
    session.take_back()
    session.run()
    assert (session.state.digest(), session.taken_back) == (before, 1)
    path = tmp_path / "match.json"
    save_match(playing, str(path))
    again = load_match(path.read_text(encoding="utf-8"), str(path), (PERSON, "random"), NO_PLAN, "en")
    assert again.session is not None
    assert (again.session.state.digest(), again.session.taken_back, again.match) == (before, 1, playing.match)
    assert verify_match(again.recording()) == ""


def test_time_that_is_called_decides_the_match(tmp_path: Path) -> None:
    """MATCH-6 to MATCH-9 at the table; it is saved with the duel."""
    playing = ready()
    session = playing.begin_duel()
    session.run()
    session.call(NO_SEAT, TIME)
    path = tmp_path / "match.json"
    save_match(playing, str(path))
    again = load_match(path.read_text(encoding="utf-8"), str(path), (PERSON, "random"), NO_PLAN, "en")
    assert again.session is not None
    assert again.session.state.turns_left == session.state.turns_left == 3
    again.session.call(0, SURRENDER)
    again.end_duel()
    verdict = again.match.verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reasons[0]) == (1, "MATCH-8")


def test_a_bot_sides_by_its_plan() -> None:
    """SIDE-2: the other player has no Side Deck and is not asked."""
    start = MatchStart("5", "tcg", ("A", "B"), ("one", "two"), (DECKS[1], DECKS[0]))
    plan = (PlayerPlan(), PlayerPlan((Exchange((ELF,), (JINZO,)),)))
    playing = new_match_play(start, (PERSON, "random"), plan)
    console = Console(file=StringIO(), width=200)
    table = MatchTable(playing, console, lambda session: PlainTable(session, console))
    playing.match = playing.match.after_duel(won(0))
    assert playing.seats_left_to_side() == [1]
    with console.capture() as said:
        table.side(1)
    assert said.get() == "B: Side Deck 15 cards, 1 exchanged.\n"
    assert playing.match.decks[1].main.count(JINZO) == 1
    assert playing.seats_left_to_side() == []
