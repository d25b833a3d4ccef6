"""Running match scenarios: what happens between the duels of a match, and how it stands then (SETUP-4 to SETUP-6, SIDE-2, MATCH)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spellspeed.errors import SpellspeedError
from spellspeed.scenario.model import MatchPlay, Where
from spellspeed.scenario.model import Profile as ProfileOfScenario
from spellspeed.scenario.model_expect import MatchExpectation
from spellspeed.scenario.model_scenarios import MatchScenario
from spellspeed.scenario.model_steps import ChooseTurnStep, DuelPlayedStep, MatchStep, SideStep, TossStep
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.formats.construction import DeckParts, name_of, problems_of_copies
from spellspeed.yugioh.formats.pools import problems_of_pool
from spellspeed.yugioh.match import (
    DuelResult,
    Match,
    RefusedInMatch,
    drawn,
    new_match,
    surrendered,
    won,
    won_by_life_points,
)
from spellspeed.yugioh.match.results import EqualLifePoints
from spellspeed.yugioh.match.siding import exchange
from spellspeed.yugioh.scenario.deck_runner import codes_of, format_named, parts_of


class MatchStepFailed(SpellspeedError):
    """A step of a match cannot be done, or does not say what happened."""


class MatchRun:
    """A match scenario while it runs. `problems` are the rules that refused something, in order; `extra_turns` those of a duel in play."""

    def __init__(self, scenario: MatchScenario) -> None:
        written = scenario.match
        self.match: Match = match_of(written, scenario.profile)
        self.extra_turns = written.turns
        self.problems: list[str] = []
        listed, pool = self.match.format.listed, self.match.format.pool
        if listed is not None:
            self.problems = [each.rule for deck in self.match.decks for each in problems_of_copies(deck, listed)]
        if pool is not None:
            self.problems += [each.rule for deck in self.match.decks for each in problems_of_pool(deck, pool)]

    def do(self, step: MatchStep) -> None:
        """Do one step. Raises MatchStepFailed. A refused exchange, and a duel after the end of the match, are problems instead."""
        try:
            if isinstance(step, SideStep):
                self.side(step)
            elif isinstance(step, DuelPlayedStep):
                self.play_duel(step)
            elif isinstance(step, TossStep):
                self.match = self.match.after_toss(self.match.side_of(step.player))
            elif isinstance(step, ChooseTurnStep):
                self.choose(step)
            else:
                self.match = self.match.after_time_called()
        except (RefusedInMatch, EqualLifePoints) as refused:
            raise MatchStepFailed(str(refused)) from refused

    def side(self, step: SideStep) -> None:
        """An exchange with the Side Deck: one that is refused is listed and changes nothing (SIDE-2, SIDE-6, MATCH-9)."""
        out, into = (codes_of(tuple(Counter(names).items())) for names in (step.out, step.into))
        try:
            self.match = exchange(self.match, step.player, out, into)
        except RefusedInMatch as refused:
            self.problems.append(refused.rule)

    def play_duel(self, step: DuelPlayedStep) -> None:
        """A duel was played. After the end of the match it is refused, and that is listed (MATCH-2, MATCH-3)."""
        result = result_of(step, self.match)
        try:
            self.match = self.match.after_duel(result)
        except RefusedInMatch as refused:
            self.problems.append(refused.rule)
        else:
            self.extra_turns = None

    def choose(self, step: ChooseTurnStep) -> None:
        """Who begins. A toss that no step tells of was won by the first player."""
        if self.match.chooser is None:
            self.match = self.match.after_toss(0)
        self.match = self.match.after_choice(self.match.side_of(step.player), step.choice == "first")


def match_of(written: MatchPlay, rules: ProfileOfScenario) -> Match:
    """The match that a scenario begins with. Raises ScenarioError for a Forbidden list that nobody published."""
    lists = dict(written.decks)
    decks = [parts_of(lists[player]) if player in lists else DeckParts(()) for player in written.players]
    chosen = profile(rules.base, dict(rules.switches))
    format_named(chosen, written.list_name, written.where)
    return new_match(written.players, decks, chosen, written.score, written.list_name)


def result_of(step: DuelPlayedStep, match: Match) -> DuelResult:
    """How the duel of a step ended. `lp` alone tells of a duel in which time was called (MATCH-7); beside another key it must fit."""
    ways = sum((step.winner is not None, step.draw, step.surrender is not None))
    if ways > 1 or (ways == 0 and step.lp is None):
        raise MatchStepFailed("a duel ends in one way: write winner, draw, surrender or lp")
    if step.surrender is not None:
        return surrendered(match.side_of(step.surrender))
    if step.draw:
        return drawn()
    by_points = None if step.lp is None else won_by_life_points(step.lp)
    if step.winner is None:
        assert by_points is not None
        return by_points
    side = match.side_of(step.winner)
    return by_points if by_points is not None and by_points.winner == side else won(side)


def match_fault(scenario: MatchScenario) -> tuple[int, Where, str] | None:
    """The step (0 for what is expected), its place and what is wrong; None if the scenario passes.

    Raises ScenarioError for a Forbidden list that nobody published.
    """
    run = MatchRun(scenario)
    for number, step in enumerate(scenario.steps, 1):
        try:
            run.do(step)
        except MatchStepFailed as failure:
            return number, step.where, str(failure)
    wrong = differences(run.match, run.problems, run.extra_turns, scenario.expect)
    return (0, scenario.expect.where, "; ".join(wrong)) if wrong else None


# --- what is expected ------------------------------------------------------------------------------------------------------------------------


def differences(match: Match, problems: Sequence[str], extra_turns: int | None, expect: MatchExpectation) -> list[str]:
    """What stands otherwise than expected, in words. `extra_turns` are those of a duel in play, `problems` the rules that refused something."""
    turns = extra_turns if extra_turns is not None else match.turns_of_next_duel or 0
    wrong = []
    if expect.match is not None and not stands(match, expect.match):
        wrong.append(f"match is {standing(match)}, expected {expect.match}")
    if expect.chooses_first is not None and chooser(match, expect.chooses_first) != expect.chooses_first:
        wrong.append(f"chooses_first is {chooser(match, '')}, expected {expect.chooses_first}")
    for key, found, expected in (
        ("duels", match.duels, expect.duels),
        ("score", match.score, expect.score),
        ("extra_turns", turns, expect.extra_turns),
        ("next", match.next_duel or "nothing", expect.next),
    ):
        if expected is not None and found != expected:
            wrong.append(f"{key} is {found}, expected {expected}")
    if expect.problems is not None and set(expect.problems) != set(problems):
        wrong.append(f"problems are [{', '.join(problems)}], expected [{', '.join(expect.problems)}]")
    if expect.reason is not None and expect.reason not in match.reasons:
        wrong.append(f"reason is {' or '.join(match.reasons) or 'not there'}, expected {expect.reason}")
    for player, counts in expect.decks:
        wrong += difference_of_lists(match, player, "deck", counts)
    for player, counts in expect.sides:
        wrong += difference_of_lists(match, player, "side", counts)
    return wrong


def standing(match: Match) -> str:
    """How a match stands, in the words of `expect`."""
    verdict = match.verdict
    if verdict is None:
        return "none (it goes on)"
    if verdict.winner is not None:
        return match.players[verdict.winner]
    return "draw" if verdict.drawn else "undecided (it is over)"


def stands(match: Match, expected: str) -> bool:
    """Whether a match stands so: won by a player's side, drawn, won by nobody (undecided), or still going on (none)."""
    verdict = match.verdict
    if expected == "none":
        return verdict is None
    if expected == "undecided":
        return verdict is None or (verdict.winner is None and not verdict.drawn)
    if expected == "draw":
        return verdict is not None and verdict.drawn
    return verdict is not None and verdict.winner is not None and verdict.winner == match.side_of(expected)


def chooser(match: Match, expected: str) -> str:
    """Who chooses who begins the next duel: of a team the player who is expected, or its first.

    Before the first duel the toss, or the first player, who wins it if no step says otherwise.
    """
    if match.is_over:
        return "nobody (the match is over)"
    if match.chooser is None:
        return expected if match.duels == 0 and expected == match.players[0] else "toss"
    if expected in match.players and match.side_of(expected) == match.chooser:
        return expected
    return match.players[match.chooser]


def difference_of_lists(match: Match, player: str, part: str, expected: tuple[tuple[str, int], ...]) -> list[str]:
    """The Main Deck (with the Fusion Deck, if a Fusion Monster is expected) or Side Deck of a player, compared whole."""
    deck = match.decks[match.seat_of(player)]
    wanted = +Counter(dict(expected))
    allowed = [deck.side] if part == "side" else [deck.main, deck.main + deck.fusion]
    counts = [Counter(name_of(code) for code in codes) for codes in allowed]
    if wanted in counts:
        return []
    found = ", ".join(f"{name}: {number}" for name, number in sorted(counts[0].items()))
    return [f"the {part} of {player} is {{{found}}}"]
