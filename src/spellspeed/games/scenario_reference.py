"""The scenario language as tables of words with their meanings, read from the vocabulary: for docs/scenarios.md and `--help-format`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spellspeed.games import games_of_scenarios
from spellspeed.scenario import vocabulary as words
from spellspeed.scenario.game import GameOfScenarios, GameWords, Verb
from spellspeed.scenario.vocabulary import Words

EXAMPLE: Final = """\
scenario: Magic Jammer negates Dark Hole for one card of the hand
A: {hand: [Dark Hole], monsters: [Summoned Skull]}
B:
  hand: [Kuriboh]
  monsters: [Gemini Elf]
  spells_traps: [{card: Magic Jammer, position: set}]
steps:
  - A: activate Dark Hole
  - B: activate Magic Jammer
    cost: Kuriboh
expect:
  A: {monsters: [Summoned Skull], graveyard: [Dark Hole]}
  B: {monsters: [Gemini Elf], graveyard: [Kuriboh, Magic Jammer]}
"""
"""A whole scenario: what a person sees first."""


@dataclass(frozen=True, slots=True)
class WordTable:
    """Words that may be written in one place. `name` is that of the table in the page, `title` says where the words stand."""

    name: str
    title: str
    rows: Words


def tables() -> tuple[WordTable, ...]:
    """Every table, in the order of the page."""
    first_game, *others = games_of_scenarios().values()
    first = first_game.words
    return (
        WordTable("keys", "A scenario", {**words.LABEL_KEYS, **words.STANDING_KEYS, **words.CHANCE_KEYS, **words.FILE_KEYS,
              **words.PLAY_KEYS, **words.END_KEYS}),
        WordTable("preparation", "The preparation", words.PREPARATION_KEYS),
        WordTable("phases", "The words of phase", first.phases),
        WordTable("side", "A seat's side of the position", first.side_keys),
        WordTable("card", "A card of the position", first.card_keys),
        WordTable("zones", "Which of these a card may have in which zone", by_zone(first)),
        WordTable("verbs", "Steps: what a seat does", forms(first.card_verbs, first.bare_verbs)),
        WordTable("details", "Details below a step", words.DETAILS),
        WordTable("beside", "What else stands beside a step", words.BESIDE_KEYS),
        WordTable("windows", "The windows of at", words.WINDOWS),
        WordTable("steps", "Other steps", words.OTHER_STEPS),
        WordTable("until", "Keys of until", words.UNTIL_KEYS),
        WordTable("expect", "expect and check", words.EXPECT_KEYS),
        WordTable("expected-side", "What is expected of a seat", first.seat_expect_keys),
        WordTable("expected-card", "A card that is expected", first.expected_card_keys),
        WordTable("events", "Events", words.EVENTS),
        WordTable("event-fields", "Fields of an event", words.EVENT_FIELDS),
        WordTable("deck", "A deck scenario", {**words.DECKS_KEYS, **words.DECK_PARTS}),
        WordTable("deck-expect", "What is expected of a deck", words.DECK_EXPECT_KEYS),
        WordTable("match", "Keys of match", words.MATCH_MAP_KEYS),
        WordTable("match-steps", "Steps between duels", {**words.MATCH_STEPS, **words.PLAYER_IN_MATCH, **words.SIDE_STEP_KEYS}),
        WordTable("duel-played", "Keys of duel", words.DUEL_PLAYED_KEYS),
        WordTable("match-expect", "What is expected of a match", words.MATCH_EXPECT_KEYS),
        *(table for game in others for table in of_other_game(game, first)),
    )  # fmt: skip


def of_other_game(game: GameOfScenarios, first: GameWords) -> tuple[WordTable, ...]:
    """The tables of a game that is not the first one: what it has beside the words that all share."""
    name, words_of_game = game.name, game.words
    tables_of_game = {
        "cards": ("a card of the file", game.defined_card_keys),
        "phases": ("the words of phase", words_of_game.phases),
        "side": ("a seat's side of the position", words_of_game.side_keys),
        "card": ("a card of the position", words_of_game.card_keys),
        "verbs": ("what a seat does", forms(words_of_game.card_verbs, words_of_game.bare_verbs)),
        "expect": (
            "expect, beside the keys that all games have",
            without(words_of_game.expect_keys, first.expect_keys),
        ),
        "expected-side": ("what is expected of a seat", words_of_game.seat_expect_keys),
        "expected-card": ("a card that is expected", words_of_game.expected_card_keys),
    }
    return tuple(WordTable(f"{name}-{key}", f"{name}: {title}", rows) for key, (title, rows) in tables_of_game.items())


def forms(*verbs: Mapping[str, Verb]) -> Words:
    """How each verb is written, with its meaning."""
    return {verb.form: verb.meaning for group in verbs for verb in group.values()}


def without(rows: Words, known: Words) -> Words:
    """The words that are not known already."""
    return {word: meaning for word, meaning in rows.items() if word not in known}


def by_zone(game: GameWords) -> Words:
    """Each zone with the keys that a card may have there."""
    return {zone: " ".join(f"`{key}`" for key in game.keys_by_zone[zone]) for zone in game.zones}


def as_markdown(table: WordTable) -> str:
    """A table of the page, one line a word."""
    rows = [f"| `{word}` | {meaning.replace('|', chr(92) + '|')} |" for word, meaning in table.rows.items()]
    return "\n".join(["| word | meaning |", "|---|---|", *rows])
