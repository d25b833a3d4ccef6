"""Running deck scenarios: which problems the lists have, and whether these are the expected ones (DECK, FDECK, SIDE, LIMIT)."""

from __future__ import annotations

from typing import Final

from spellspeed.languages.catalog import catalog
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import FILLER, DeckList, Where
from spellspeed.scenario.model_scenarios import DeckScenario
from spellspeed.yugioh.cards.facts import by_name, by_passcode, tokens
from spellspeed.yugioh.cards.pool import FILLER_CODE
from spellspeed.yugioh.duel.profile import Profile, profile
from spellspeed.yugioh.formats.construction import LIMIT_RULES, DeckParts, Problem
from spellspeed.yugioh.formats.lists import UnknownForbiddenList
from spellspeed.yugioh.formats.of_profile import Format, format_of
from spellspeed.yugioh.text.deck_words import problem_words

PER_PLAYER: Final = "TEAM-I-10"
"""In a team, what says whose copies a limit counts."""


def deck_problems(scenario: DeckScenario) -> list[str]:
    """What is not as expected, in words; [] if the scenario passes. Raises ScenarioError for a list that nobody published."""
    rules = profile(scenario.profile.base, dict(scenario.profile.switches))
    chosen = format_named(rules, scenario.list_name, scenario.label.where)
    found = [(player, each) for player, deck in scenario.decks for each in chosen.problems(parts_of(deck))]
    said = (
        "; ".join(
            f"{player + ': ' if player else ''}{each.rule}, {problem_words(each, catalog())}" for player, each in found
        )
        or "none"
    )
    expect = scenario.expect
    wrong = []
    if expect.legal is not None and expect.legal == bool(found):
        wrong.append(f"legal is {'no' if found else 'yes'}; the problems are: {said}")
    if expect.problems is not None and not are_the_problems(
        [each for _, each in found], expect.problems, len(scenario.decks) > 1
    ):
        wrong.append(f"problems are expected to be [{', '.join(expect.problems)}], but they are: {said}")
    return wrong


def format_named(rules: Profile, name: str | None, where: Where) -> Format:
    """Rules, list and pool of a scenario: those of its profile, with the list that it names. Raises ScenarioError."""
    try:
        return format_of(rules, name)
    except UnknownForbiddenList as unknown:
        raise ScenarioError(where.file, where.line, f'there is no Forbidden list "{name}"', unknown.hint) from unknown


def are_the_problems(found: list[Problem], expected: tuple[str, ...], in_a_team: bool = False) -> bool:
    """Whether the most specific ids are there, and beside them only ids that repeat one of these."""
    allowed: set[str] = set()
    for each in found:
        named = names_of(each, in_a_team)
        if not named & set(expected):
            return False
        allowed |= {*named, *each.repeats}
    return set(expected) <= allowed


def names_of(problem: Problem, in_a_team: bool) -> set[str]:
    """The ids of which each names the problem as exactly as any other.

    Too many copies with several artworks break CARD-1 as well as the rule of three; a limit in a team is one of a player (TEAM-I-10).
    """
    named = {problem.rule}
    if problem.rule == "CARD-1":
        named.add(problem.repeats[0])
    if in_a_team and problem.rule in LIMIT_RULES:
        named.add(PER_PLAYER)
    return named


def parts_of(deck: DeckList) -> DeckParts:
    """The passcodes of the lists of a scenario. A card in several artworks has the passcode of another one on its last copy."""
    return DeckParts(
        codes_of(deck.main, deck.artworks),
        codes_of(deck.fusion, deck.artworks),
        codes_of(deck.side or (), deck.artworks),
    )


def codes_of(counts: tuple[tuple[str, int], ...], artworks: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The passcodes of names with their numbers."""
    codes: list[int] = []
    for name, number in counts:
        of_name = [passcode_of(name)] * number
        if number and name in artworks:
            of_name[-1] = by_passcode(of_name[-1]).alt_ids[0]
        codes += of_name
    return tuple(codes)


def passcode_of(name: str) -> int:
    """The passcode of a card or Token by its official name, or of a filler. Raises UnknownCard."""
    if name == FILLER:
        return FILLER_CODE
    token = next((token.passcode for token in tokens() if token.name == name), None)
    return by_name(name).passcode if token is None else token
