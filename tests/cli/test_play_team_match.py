"""A match of teams at the table: own Side Decks, seats by who begins, time, the duel of eight turns, saving and going on."""

import json
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from spellspeed.cli import command
from spellspeed.cli.play_match import MatchTable
from spellspeed.cli.play_plain import PlainTable
from spellspeed.kernel.game import NO_SEAT, SURRENDER
from spellspeed.session.saved_games import WrongSavedDuel
from spellspeed.session.session import PERSON, Session
from spellspeed.yugioh.bots.uniform import RandomBot
from spellspeed.yugioh.cards.facts import by_name
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import E_TURN
from spellspeed.yugioh.formats.construction import DeckParts
from spellspeed.yugioh.game import TIME, own_start
from spellspeed.yugioh.match import surrendered
from spellspeed.yugioh.match.siding_plan import NO_PLAN, Exchange, PlayerPlan
from spellspeed.yugioh.recording.matches import MatchStart, MatchStep, read_match, verify_match
from spellspeed.yugioh.session.match_session import MatchPlay, load_match, new_match_play, save_match

ELF, KURIBOH, JINZO, SANGAN = (by_name(name).passcode for name in ("Gemini Elf", "Kuriboh", "Jinzo", "Sangan"))
PLAYERS = ("P", "R", "Q", "S")
DECKS = tuple(
    DeckParts((ELF,) * (20 + place) + (KURIBOH,) * (20 - place), (), side)
    for place, side in enumerate([(JINZO,) * 15, (JINZO,) * 15, (SANGAN,) * 15, ()])
)
START = MatchStart("5", "tcg", PLAYERS, ("of P", "of R", "of Q", "of S"), DECKS)
FOUR = (
    "--deck",
    "chaos_control",
    "--against",
    "reasoning_gate",
    "--partner",
    "beastdown",
    "--against2",
    "chaos_control",
)


def run(typed: str, *arguments: str) -> Result:
    return CliRunner().invoke(command, ["play", *arguments], input=typed)


def in_order(text: str, wanted: list[str]) -> None:
    """Each of these lines is said, one after the other."""
    left = text.splitlines()
    for line in wanted:
        assert line in left, line
        left = left[left.index(line) + 1 :]


def table_of(playing: MatchPlay) -> tuple[MatchTable, StringIO]:
    said = StringIO()
    console = Console(file=said, width=200)
    return MatchTable(playing, console, lambda session: PlainTable(session, console)), said


def play_on(session: Session[Duel]) -> None:
    """A person who plays by chance, to the end of the duel."""
    player = RandomBot("person")
    while (ask := session.run()) is not None:
        session.take(player.picks(ask, session.views[ask.seat]))


def begun(bots: tuple[str, ...] = (PERSON, "random", "random", "random"), side: int = 1) -> MatchPlay:
    """A match in which this side won the toss and begins."""
    playing = new_match_play(START, bots, NO_PLAN * 2)
    for step in (MatchStep("toss", side), MatchStep("choice", side, True)):
        playing.do(step)
    return playing


def test_a_team_match_to_its_end() -> None:
    """MATCH-2, TEAM-II-2, TEAM-I-8, SIDE-6: the losing team chooses, its person speaks; each player shows the own Side Deck in numbers."""
    ended = run(
        "surrender\nsurrender\nTsukuyomi -> Asura Priest\ndone\nmaybe\nfirst\nsurrender\nsurrender\n",
        *("--team", "--match", *FOUR, "--seed", "3", "--bot", "random"),
    )
    assert ended.exit_code == 0
    in_order(
        ended.output,
        [
            "Bot random 1, Bot random 3 win the toss.",
            "Bot random 1, Bot random 3 go first.",
            "Duel 1 of the match.",
            "1A Bot random 1 plays reasoning_gate.",
            "2A Duelist plays chaos_control.",
            "1B Bot random 3 plays chaos_control.",
            "2B Bot random 2 plays beastdown.",
            "1A Bot random 1, 1B Bot random 3 win the duel (ERA-SURRENDER-1).",
            "Score: Duelist, Bot random 2: 0; Bot random 1, Bot random 3: 1.",
            "Your Side Deck: 15 cards",
            "Exchanged; now 1 in all.",
            "Duelist: Side Deck 15 cards, 1 exchanged.",
            "Bot random 1: Side Deck 15 cards, 0 exchanged.",
            "Bot random 3: Side Deck 15 cards, 0 exchanged.",
            "Duelist, your team chooses: do you go first or second?",
            "Write first or second.",
            "Duel 2 of the match.",
            "1A Duelist plays chaos_control.",
            "2A Bot random 1 plays reasoning_gate.",
            "1B Bot random 2 plays beastdown.",
            "2B Bot random 3 plays chaos_control.",
            "2A Bot random 1, 2B Bot random 3 win the duel (ERA-SURRENDER-1).",
            "Score: Duelist, Bot random 2: 0; Bot random 1, Bot random 3: 2.",
            "Bot random 1, Bot random 3 win the match (MATCH-2).",
        ],
    )


def test_it_is_saved_in_a_duel_and_between_two_and_goes_on(tmp_path: Path) -> None:
    """In one file, that `replay` reads too; whoever sat there sits there again, also where the other team begins."""
    path = tmp_path / "match.json"
    options = ("--team", "--match", *FOUR, "--seed", "3", "--bot", "random")
    assert run(f"surrender\nsurrender\nsave {path}\nquit\n", *options).output.splitlines()[-1] == "You leave the match."
    between = read_match(path)
    assert [step.kind for step in between.steps] == ["toss", "choice", "duel"]
    second = run(f"done\nsecond\nend\nsave {path}\nquit\n", "--resume", str(path))
    assert "2A Duelist plays chaos_control." in second.output
    inside = read_match(path)
    assert [step.kind for step in inside.steps[3:]] == ["exchange"] * 3 + ["choice", "duel"]
    assert inside.steps[-1].is_unfinished
    assert inside.duels[-1].start.names == ("1A Bot random 1", "2A Duelist", "1B Bot random 3", "2B Bot random 2")
    third = run("surrender\nsurrender\n", "--resume", str(path))
    assert third.output.splitlines()[-1] == "Bot random 1, Bot random 3 win the match (MATCH-2)."
    verified = CliRunner().invoke(command, ["replay", "verify", str(path), f"{path}#1", f"{path}#2"])
    assert (verified.exit_code, [line.split(": ")[1][:4] for line in verified.output.splitlines()]) == (0, ["fits"] * 3)
    shown = CliRunner().invoke(command, ["replay", "show", f"{path}#2", "--seat", "2"])
    assert "2A Duelist (you)" in shown.output


def test_the_duel_under_way_is_the_same_after_saving(tmp_path: Path) -> None:
    """And what is taken back stays marked."""
    playing = begun()
    session = playing.begin_duel()
    ask = session.run()
    assert (ask is not None and ask.seat, session.setup.persons) == (1, [1])
    assert ask is not None
    before = session.state.digest()
    session.take((ask.options[-1],))
    session.run()
    session.take_back()
    session.run()
    path = tmp_path / "match.json"
    save_match(playing, str(path))
    again = load_match(path.read_text(encoding="utf-8"), str(path), (PERSON, "random"), NO_PLAN, "en")
    assert again.session is not None
    assert again.session.setup == session.setup
    assert (again.session.state.digest(), again.session.taken_back, again.match) == (before, 1, playing.match)
    assert verify_match(again.recording()) == ""
    spoiled = json.loads(path.read_text(encoding="utf-8"))
    spoiled["play"]["bots"] = ["", "random", "random"]
    with pytest.raises(WrongSavedDuel, match="names 3 for 4 players"):
        load_match(json.dumps(spoiled), "x", (PERSON, "random"), NO_PLAN, "en")


@pytest.mark.parametrize("side", [0, 1])
def test_a_win_counts_for_the_team_wherever_it_sat(side: int) -> None:
    """TEAM-II-3, TEAM-VI-5: P gives up, at the first seat or at the second."""
    playing = begun(side=side)
    session = playing.begin_duel()
    session.run()
    session.call(session.setup.persons[0], SURRENDER)
    playing.end_duel()
    assert (playing.match.score, playing.match.loser) == ((0, 1), 0)
    assert verify_match(playing.recording()) == ""


def test_four_persons_side_each_with_the_own_side_deck() -> None:
    """TEAM-I-8, SIDE-2: P cannot take what only Q has; S has no Side Deck and is not asked; P speaks for the losing team."""
    options = ("--team", "--match", "--hot-seat", *FOUR, "--seed", "3")
    ended = run(
        "first\nsurrender\nsurrender\nTsukuyomi -> Berserk Gorilla\ndone\nDestiny -> Elemental\ndone\n", *options
    ).output
    for name in ("Duelist 1", "Duelist 2", "Duelist 4"):
        assert f"{name}: 0 exchanged. Exchange, or done?" in ended
    assert "Duelist 3: 0 exchanged" not in ended
    assert ended.splitlines()[-1] == "You leave the match."


def test_what_only_the_partner_has_is_refused() -> None:
    """TEAM-I-8: between the duels each player has the own lists in front."""
    playing = begun((PERSON,) * 4)
    playing.match = playing.match.after_duel(surrendered(0))
    playing.steps.append(MatchStep("duel", duel=None))
    assert playing.seats_left_to_side() == [0, 1, 2]
    runner = CliRunner()
    table, said = table_of(playing)
    with runner.isolation(input="Kuriboh -> Sangan\n2 Kuriboh -> 2 Jinzo\ndone\n"):
        table.side(0)
    assert 'There is no "Sangan" in your Side Deck.' in said.getvalue()
    assert "P: Side Deck 15 cards, 2 exchanged." in said.getvalue()
    assert [deck.side.count(JINZO) for deck in playing.match.decks] == [13, 15, 0, 0]
    assert playing.seats_left_to_side() == [1, 2]


def test_equal_wins_after_time_make_a_duel_of_eight_turns() -> None:
    """TEAM-VI-1, TEAM-VI-5 to TEAM-VI-8: no Side Decks before it, and its winner wins the match."""
    playing = begun(side=0)
    first = playing.begin_duel()
    first.run()
    first.call(0, SURRENDER)
    playing.end_duel()
    playing.do(MatchStep("choice", 0, True))
    second = playing.begin_duel()
    second.run()
    second.call(NO_SEAT, TIME)
    assert second.state.turns_left == 3
    second.call(1, SURRENDER)
    playing.end_duel()
    assert (playing.match.score, playing.match.next_duel, playing.seats_left_to_side()) == ((1, 1), "timed duel", [])
    table, said = table_of(playing)
    table.make_ready()
    assert "go first" in said.getvalue()
    session = playing.begin_duel()
    assert own_start(session.setup.start).timed
    play_on(session)
    duel = session.state
    assert duel.journal is not None
    assert (duel.reason, max(event.value for event in duel.journal if event.kind == E_TURN)) == ("TEAM-VI-8", duel.turn)
    assert duel.turn >= 8
    playing.end_duel()
    verdict = playing.match.verdict
    assert verdict is not None
    assert verdict.reasons[0] == "TEAM-VI-8"
    table.tell_score()
    assert f"{playing.match.name_of(verdict.winner or 0)} win the match (TEAM-VI-8)." in said.getvalue()
    assert verify_match(playing.recording()) == ""


def test_the_timed_duel_is_announced() -> None:
    """TEAM-VI-6: eight turns; MATCH-9 of two players: four."""
    options = ("--team", "--match", "--hot-seat", *FOUR, "--seed", "3")
    ended = run("time\ntime\nfirst\nsurrender\nsurrender\n", *options).output
    in_order(
        ended,
        [
            "Time is called between two duels.",
            "Duel 1 of the match: it lasts 8 turns, then Life Points decide (TEAM-VI-6).",
            "Duelist 1, Duelist 3 win the match (TEAM-VI-8).",
        ],
    )
    of_two = run("time\ntime\nfirst\nsurrender\nsurrender\n", "--match", "--hot-seat", "--seed", "3").output
    assert "Duel 1 of the match: it lasts 4 turns, then Life Points decide (MATCH-9)." in of_two


def test_time_between_two_duels_decides_for_who_leads() -> None:
    """TEAM-VI-9, also in the middle of an exchange, which then is none."""
    ended = run(
        "surrender\nsurrender\nTsukuyomi -> Asura Priest\ntime\ntime\n",
        *("--team", "--match", *FOUR, "--seed", "3", "--bot", "random"),
    ).output
    assert ended.splitlines()[-3:] == [
        "Time is called between two duels.",
        "Score: Duelist, Bot random 2: 0; Bot random 1, Bot random 3: 1.",
        "Bot random 1, Bot random 3 win the match (TEAM-VI-9).",
    ]


def test_bots_side_by_the_plans_of_their_own_seats() -> None:
    """TEAM-I-8: the partner's plan exchanges the partner's cards."""
    plan = (PlayerPlan(), PlayerPlan(goes_first=False), PlayerPlan((Exchange((ELF,), (SANGAN,)),)), PlayerPlan())
    playing = new_match_play(START, (PERSON, "random", "random", "random"), plan)
    playing.match = playing.match.after_duel(surrendered(1))
    table, said = table_of(playing)
    for seat in (1, 2):
        table.side(seat)
    assert said.getvalue() == "R: Side Deck 15 cards, 0 exchanged.\nQ: Side Deck 15 cards, 1 exchanged.\n"
    table.choose()
    assert (playing.match.first, said.getvalue().splitlines()[-1]) == (0, "R, S go second.")
    assert [deck.main.count(SANGAN) for deck in playing.match.decks] == [0, 0, 1, 0]


def test_turkish() -> None:
    ended = run("pes\npes\ntamam\nilk\nsüre\nçık\n", "--team", "--match", *FOUR, "--seed", "3", "--language", "tr")
    assert ended.exit_code == 0
    assert "Maçın 2. düellosu." in ended.output
