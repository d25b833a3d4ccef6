"""Whatever is given, it is read or refused with a ScenarioError; nothing else comes out of the reader."""

from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from spellspeed.games import games_of_scenarios
from spellspeed.games.scenarios import parse_scenarios
from spellspeed.scenario import ScenarioError, vocabulary
from spellspeed.scenario.model import PlacedCard
from spellspeed.yugioh.scenario.game import YUGIOH_SCENARIOS
from tests.scenario.reading import CARDS, FILE, duel, known_card
from tests.scenario.test_reader_decks_and_matches import DECK_AND_MATCH, HKK
from tests.scenario.test_reader_examples import POSITION

EXAMPLES = (DECK_AND_MATCH, HKK, POSITION)
KEYS = sorted(
    {
        *vocabulary.RESERVED_SEATS,
        *YUGIOH_SCENARIOS.words.side_keys,
        *YUGIOH_SCENARIOS.words.card_keys,
        *vocabulary.EVENTS,
        "A",
        "B",
        "P",
        "O",
    }
)
VERBS = sorted(
    {verb for game in games_of_scenarios().values() for verb in (*game.words.card_verbs, *game.words.bare_verbs)}
)
TEXTS = (
    st.sampled_from([*KEYS, *CARDS, *VERBS, *vocabulary.CHOICE_WORDS, "", "1st", "2", "B's Jinzo", "Jinzo#2"])
    | st.builds(
        " ".join, st.lists(st.sampled_from([*VERBS, *CARDS, "->", "directly", "to attack", "as", "to"]), max_size=5)
    )
    | st.text(max_size=8)
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=12,
)


LINE_BREAKS = "\n\r\x85\u2028\u2029"


def refused(text: str) -> ScenarioError | None:
    try:
        parse_scenarios(text, FILE, known_card)
    except ScenarioError as found:
        return found
    return None


def read_or_refused(text: str) -> None:
    found = refused(text)
    if found is not None:
        assert found.file == FILE
        assert 1 <= found.line <= 1 + sum(text.count(line_break) for line_break in LINE_BREAKS)


@settings(deadline=None)
@given(st.text())
def test_any_text(text: str) -> None:
    read_or_refused(text)


@settings(deadline=None)
@given(st.text(alphabet="ABscenario: -[]{}#&*!|>'\"%@`?,\n\t\\Uu0x~=<./"))
def test_any_text_in_the_letters_of_yaml(text: str) -> None:
    read_or_refused("scenario: s\n" + text)


@given(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6))
@settings(max_examples=300, deadline=None)
def test_any_map_of_known_keys(mapping: dict[str, Any]) -> None:
    read_or_refused(yaml.safe_dump({"scenario": "s", **mapping}, allow_unicode=True))


@given(
    st.lists(
        st.dictionaries(
            st.sampled_from(["A", "B", *vocabulary.OTHER_STEPS, *vocabulary.DETAILS, "at"]), VALUES, max_size=3
        )
    )
)
@settings(max_examples=300, deadline=None)
def test_any_steps(steps: list[dict[str, Any]]) -> None:
    read_or_refused(yaml.safe_dump({"scenario": "s", "steps": steps}, allow_unicode=True))


@given(st.sampled_from(EXAMPLES), st.data())
@settings(max_examples=300, deadline=None)
def test_an_example_with_a_slip(example: str, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(example)))
    after = data.draw(st.integers(first, min(first + 6, len(example))))
    read_or_refused(
        example[:first]
        + data.draw(st.text(max_size=3) | st.sampled_from(["#", ": ", ", ", "[", "}"]))
        + example[after:]
    )


@given(st.lists(st.sampled_from(CARDS), max_size=6))
def test_what_is_quoted_is_read_as_written(names: list[str]) -> None:
    (side,) = duel(yaml.safe_dump({"scenario": "s", "A": {"hand": names}})).sides
    assert [card.name for card in side.hand] == names
    assert all(isinstance(card, PlacedCard) for card in side.hand)
