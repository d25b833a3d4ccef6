"""The bot `search`: it finds what a rule of thumb does not, keeps to its budget, cheats in nothing, and beats `sensible`."""

import pytest

from spellspeed.build import COMPILED
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.door import advance, answer
from spellspeed.simulation.duels import simulate
from spellspeed.simulation.games import open_duel
from spellspeed.simulation.summary import summarize
from spellspeed.yugioh.bots.bot_games import finish
from spellspeed.yugioh.bots.evaluation import FEATURES, WEIGHTS, counted, features_of, value_of
from spellspeed.yugioh.bots.search import (
    CLEARLY,
    SURELY,
    SearchBot,
    Weighed,
    WrongBudget,
    best_among,
    is_worse,
    seconds_named,
    worlds_named,
)
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.players import bot_named, known_lists
from spellspeed.yugioh.text.notation import meanings
from tests.properties.playing import how_many
from tests.thorough import THOROUGH
from tests.yugioh.book.stage import position
from tests.yugioh.bots.test_hidden import differences

A = find_deck("bench_goat_a")
MAIN = "turn: 5\nphase: main1\n"


def picked(duel: Duel, worlds: int = 24) -> str:
    """What the bot answers now, by meaning."""
    ask = duel.ask
    assert ask is not None
    (code,) = SearchBot("of a test", worlds).picks(ask, SeatView(duel, ask.seat))
    return meanings(duel, ask)[ask.options.index(code)]


def test_it_sees_a_win_in_two_steps() -> None:
    """1900 and 2500 are enough for 4000 Life Points: whatever it does before, the duel is over in this turn."""
    duel = position(
        f"{MAIN}A: {{hand: [Sakuretsu Armor], monsters: [Summoned Skull, Gemini Elf]}}\nB: {{lp: 4000}}\n"
    ).duel
    finish(duel, [SearchBot("a", 24), SensibleBot("")])
    assert (duel.winner, duel.turn) == (0, 5)


def test_all_candidates_meet_the_same_worlds() -> None:
    """Every option is tried; those that were not dropped met as many worlds, and what is chosen comes first, then the best."""
    duel = position(f"{MAIN}A: {{hand: [Gemini Elf, Skull Servant]}}\nB: {{monsters: [Archfiend Soldier]}}\n").duel
    ask = duel.ask
    assert ask is not None
    bot = SearchBot("of a test", 24)
    chosen = bot.picks(ask, SeatView(duel, ask.seat))
    assert chosen == bot.weighed[0].picks
    means = [each.mean() for each in bot.weighed if len(each.values) == len(bot.weighed[0].values)]
    assert means[1:] == sorted(means[1:], reverse=True)
    assert len(bot.weighed[0].values) <= 24
    assert {each.picks for each in bot.weighed} == {(code,) for code in ask.options}


def test_no_spell_is_laid_down_for_its_own_sake() -> None:
    """Of four cards in hand the Normal and the Continuous Spell are not tried as Set cards; the Quick-Play Spell and the Trap are."""
    hand = "Heavy Storm, Messenger of Peace, Mystical Space Typhoon, Sakuretsu Armor"
    duel = position(f"{MAIN}A: {{hand: [{hand}]}}\nB: {{spells_traps: [Mirror Force]}}\n").duel
    ask = duel.ask
    assert ask is not None
    bot = SearchBot("of a test", 4)
    bot.picks(ask, SeatView(duel, ask.seat))
    tried = {meanings(duel, ask)[ask.options.index(code)] for each in bot.weighed for code in each.picks}
    offered = {meaning for meaning in meanings(duel, ask) if meaning.startswith("set")}
    assert offered == {"set hand:1", "set hand:2", "set hand:3", "set hand:4"}
    assert tried & offered == {"set hand:3", "set hand:4"}


def test_equal_seeds_decide_alike_and_the_budget_is_kept() -> None:
    """Two duels with the same seeds end in the same state."""
    digests = []
    for _ in range(2):
        duel = open_duel([deck_cards(A)] * 2, "alike", profile("goat"), 0)
        finish(duel, [SearchBot("one", 4), SensibleBot("")])
        digests.append(duel.digest())
    assert digests[0] == digests[1]


class Fresh:
    """A new search bot for each ask, so that its stream is the same whenever it is asked."""

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """What a bot of that seed answers first."""
        return SearchBot("swap", 2, self.lists).picks(ask, view)

    def __init__(self, lists: tuple[tuple[PrintedCard, ...], ...]) -> None:
        self.lists = lists


@pytest.mark.parametrize("lists", [(), known_lists()], ids=["known", "supposed"])
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_no_pick(seats: int, lists: tuple[tuple[PrintedCard, ...], ...]) -> None:
    """FIELD-9, PUBLIC-2, TEAM-I-12. Two cards that the seat cannot see change places: the same answer."""
    compared, differing = differences(Fresh(lists), range(1), seats)
    assert compared > 20
    assert differing == 0


@pytest.mark.skipif(
    not (COMPILED or THOROUGH), reason="it thinks ten times as long interpreted; the answers are the same"
)
def test_it_beats_sensible() -> None:
    """Mirror duels, both beginners of each seed: with 20 worlds at least half of four, 6 of 10 of two hundred."""
    duels = how_many(4, 200)
    done = simulate([A, A], duels, "search floor", ("search:20", "sensible"))
    assert summarize(done.results).wins[0] >= duels * 6 // 10


def test_as_a_partner_it_plays_a_team_duel_to_its_end() -> None:
    """TEAM-I-1. Its asks of consent and of opponents are answered like others."""
    duel = open_duel([deck_cards(A)] * 4, "partners", profile("goat"), 0)
    finish(duel, [bot_named("search:2", "p"), SensibleBot(""), SensibleBot(""), SensibleBot("")])
    assert duel.over


@pytest.mark.parametrize("budget", ["", "0", "-3", "0.5s", "many", "1e9", "1000001", "99999999999", "1.5", "²"])
def test_a_wrong_budget_is_named(budget: str) -> None:
    with pytest.raises(WrongBudget, match="search:250"):
        worlds_named(budget)


def test_budgets() -> None:
    assert worlds_named("250") == 250
    assert worlds_named("1000000") == 1_000_000
    named = [bot_named(name, "") for name in ("search", "search:7", "normal", "hard")]
    assert [bot.worlds for bot in named if isinstance(bot, SearchBot)] == [100, 7, 30, 250]


def test_a_position_is_valued_from_both_sides_alike() -> None:
    """The chances of both sides add up to 1; what is the same for both counts for nothing; a win is 1, a loss 0."""
    duel = position(
        f"{MAIN}A: {{monsters: [Summoned Skull], lp: 4000}}\nB: {{spells_traps: [{{card: Mirror Force, position: set}}]}}\n"
    ).duel
    assert value_of(duel, 0) + value_of(duel, 1) == pytest.approx(1)
    assert features_of(duel, 0) == tuple(-each for each in features_of(duel, 1))
    assert counted(duel, 0)[:5] == [0.5, 1 / (1 + 4000 / 1500), 1.25, 1.25, 1]
    assert counted(duel, 1)[7] == 1
    assert len(WEIGHTS) == len(FEATURES) == len(features_of(duel, 0))
    finish(duel, [SensibleBot(""), SensibleBot("")])
    assert (value_of(duel, duel.winner), value_of(duel, 1 - duel.winner)) == (1.0, 0.0)


def test_a_candidate_is_dropped_by_the_paired_difference() -> None:
    """Three standard errors: differences of 1, 1, 1, 0 have mean 3/4 and variance (3 * 1/16 + 9/16) / 3 / 4 = 1/16, so exactly 3 errors;
    one more of 1 lies beyond. Values that differ by nothing, or for the better, are never dropped."""
    assert not is_worse([0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0], CLEARLY)
    assert is_worse([0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0, 1.0], CLEARLY)
    assert is_worse([0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0], SURELY)
    assert not is_worse([0.5, 0.5], [0.5, 0.5], SURELY)
    assert not is_worse([1.0, 1.0], [0.0, 0.5], SURELY)


def test_with_a_watch_it_stops_before_the_playout_that_would_be_late() -> None:
    """Each look at the watch takes a second of its own, the first is the beginning; there is one before each playout. With time for two worlds and
    one playout more, two worlds count, and the third counts for nobody. Without time for a playout the policy answers."""
    duel = position(f"{MAIN}A: {{hand: [Gemini Elf, Skull Servant]}}\nB: {{monsters: [Archfiend Soldier]}}\n").duel
    ask = duel.ask
    assert ask is not None
    looks: list[float] = []

    def watch() -> float:
        looks.append(float(len(looks)))
        return looks[-1]

    options = len(ask.options)
    bot = SearchBot("of a test", 1000, (), 2 * options + 1.5, watch)
    bot.picks(ask, SeatView(duel, ask.seat))
    assert [len(each.values) for each in bot.weighed] == [2] * options
    assert looks == [float(number) for number in range(2 * options + 3)]
    hurried = SearchBot("of a test", 1000, (), 0.5, watch)
    assert hurried.picks(ask, SeatView(duel, ask.seat)) == SensibleBot("").picks(ask, SeatView(duel, ask.seat))
    assert [len(each.values) for each in hurried.weighed] == [0] * options


@pytest.mark.parametrize(
    ("budget", "seconds"), [("2s", 2.0), ("0.5s", 0.5), ("12.25s", 12.25), ("250", 0.0), ("3600s", 3600.0)]
)
def test_a_budget_in_seconds(budget: str, seconds: float) -> None:
    assert seconds_named(budget) == seconds


@pytest.mark.parametrize("budget", ["s", "0s", "-1s", "1.s", ".5s", "3601s", "1e3s", "1,5s", "٣s", "2.5.5s"])
def test_a_budget_that_is_no_number_of_seconds(budget: str) -> None:
    with pytest.raises(WrongBudget, match="search:2s"):
        seconds_named(budget)


def test_what_looks_better_by_chance_gives_way_to_the_policy() -> None:
    """The policy's answer is worth 0.5 in each of four worlds. Worth 1 in one of them is a mean of 0.625 with a standard error of 0.125
    (differences of 1/2, 0, 0, 0: variance 1/16 / 4), exactly one error, so it gives way; 0.75 in all has no error, so it is taken."""

    def weighed(*values: float) -> Weighed:
        found = Weighed(())
        found.values.extend(values)
        return found

    policy, lucky, better, worse = (
        weighed(*[0.5] * 4),
        weighed(1, 0.5, 0.5, 0.5),
        weighed(*[0.75] * 4),
        weighed(*[0.25] * 4),
    )
    assert best_among([worse, lucky, policy], policy) is policy
    assert best_among([policy, lucky, better, worse], policy) is better
    assert best_among([worse, lucky], policy) is lucky


def test_the_game_says_which_bots_answer_at_once() -> None:
    """The others think in a process of their own where rooms are served."""
    assert YUGIOH.bots == ("random", "easy", "sensible")
    assert YUGIOH.thinkers == ("normal", "hard")


def test_an_answer_that_is_known_is_not_thought_again() -> None:
    """A bot that is passed over once decides the second ask as one that answered the first."""
    duel = open_duel([deck_cards(A)] * 2, "again", profile("goat"), 0)
    advance(duel)
    first = duel.ask
    assert first is not None
    one, other = SearchBot("of a test", 6), SearchBot("of a test", 6)
    picks = one.picks(first, SeatView(duel, first.seat))
    answer(duel, duel.serial, picks, first.seat)
    second = duel.ask
    assert second is not None
    assert second.seat == first.seat
    other.pass_over()
    view = SeatView(duel, second.seat)
    assert one.picks(second, view) == other.picks(second, view)
    assert [(each.picks, each.values) for each in one.weighed] == [(each.picks, each.values) for each in other.weighed]


def test_a_world_leaves_the_duel_as_it_was() -> None:
    """Looking ahead changes nothing."""
    duel = position(f"{MAIN}A: {{hand: [Gemini Elf, Book of Moon]}}\nB: {{monsters: [Archfiend Soldier]}}\n").duel
    before = duel.digest()
    assert picked(duel, 6)
    assert duel.digest() == before
    ask = duel.ask
    assert ask is not None
    answer(duel, duel.serial, (ask.options[0],), ask.seat)
