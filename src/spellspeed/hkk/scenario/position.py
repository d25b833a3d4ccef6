"""From a written hkk position to a game that stands at the very beginning of its phase; and the cards that a file defines."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.context import RULE
from spellspeed.hkk.rules.faces import SPELLS, VARIABLE, CardFace, SummoningCost, blank_face
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import write_vp
from spellspeed.hkk.rules.moves import put_counters
from spellspeed.hkk.rules.options import options_with
from spellspeed.hkk.rules.running_game import new_state
from spellspeed.hkk.rules.setup import LIFE, new_game, put, who_begins
from spellspeed.hkk.rules.terms import (
    ACTIVE,
    COLLECTOR,
    DECK,
    FIELD,
    GUARD,
    HAND,
    NOTHING,
    PASSIVE,
    PHASES,
    PREPARATORY,
    RESERVE,
)
from spellspeed.hkk.rules.turn import Turn
from spellspeed.hkk.scenario.limits import check_duel, check_places
from spellspeed.hkk.scenario.names import HkkNames
from spellspeed.hkk.text import words
from spellspeed.hkk.text.sentences import Counter
from spellspeed.kernel.atoms import ask_always, give_results, push_frame, rewrite, set_life
from spellspeed.kernel.draws import key_of
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import FILLER, DefinedCard, PlacedCard, Side, Where
from spellspeed.scenario.model_scenarios import DuelScenario

DECK_SIZE: Final = 30
SEED: Final = 0
ZONES: Final = {
    "hand": HAND,
    "reserve": RESERVE,
    "guard": GUARD,
    "table": FIELD,
    "collector": COLLECTOR,
    "nothing": NOTHING,
}


def face_of(card: DefinedCard, code: int) -> CardFace:
    """The face of a card that a file defines. Raises ScenarioError for a text that is not understood."""
    kind = words.Noun(card.type)
    try:
        clauses = read_text(card.text, None, kind in SPELLS, card.year)
    except SpellspeedError as declined:
        raise ScenarioError(
            card.where.file, card.where.line, f'the text of "{card.name}": {declined}', ""
        ) from declined
    cost = dict(card.cost)
    return CardFace(
        code,
        card.name,
        kind,
        SummoningCost(
            value(cost.get("vp", 0)), value(cost.get("builder", 0)), value(cost.get("sacrifice", 0)), value(cost.get("component", 0))
        ),
        value(card.damage),
        value(card.life),
        value(card.structure),
        card.colours,
        card.subtypes,
        card.year or 0,
        clauses,
    )  # fmt: skip


def value(printed: int | str | None) -> int:
    """A printed number; 0 for none, VARIABLE for X and ?."""
    if printed is None:
        return 0
    return printed if isinstance(printed, int) else VARIABLE


def faces_of(cards: tuple[DefinedCard, ...]) -> dict[str, CardFace]:
    """The faces of all cards of a file by name, and the blank one."""
    faces = {card.name: face_of(card, place + 1) for place, card in enumerate(cards)}
    faces[FILLER] = blank_face()
    return faces


def face_in_file(faces: dict[str, CardFace], name: str, where: Where) -> CardFace:
    """The card of that name. Raises ScenarioError for a token, which no position and no deck holds."""
    if name not in faces:
        raise ScenarioError(where.file, where.line, f'"{name}" is a token', "It comes into play by a text.")
    return faces[name]


def build_hkk(scenario: DuelScenario) -> tuple[Game, dict[int, int]]:
    """The game of a scenario before its first ask, and on whose side each card was written. Raises ScenarioError, UnknownOption."""
    check_duel(scenario)
    faces = faces_of(scenario.cards)
    written: dict[int, int] = {}
    game = placed(scenario, faces, written) if scenario.setup is None else prepared(scenario, faces, written)
    ask_always(game, True)
    names = HkkNames(scenario.seats, written)
    picks: list[int] = []
    for ref in scenario.random:
        picks += [number for number in names.meant(game, ref) if number not in picks][:1]
    give_results(game, (), (), tuple(picks))
    return game, written


def prepared(scenario: DuelScenario, faces: dict[str, CardFace], written: dict[int, int]) -> Game:
    """K 3.6, K 3.7: a game about to begin with the decks as written. Whoever won the toss begins or lets the opponent begin."""
    assert scenario.setup is not None
    decks = []
    for seat in scenario.seats:
        side = side_of(scenario, seat)
        size = DECK_SIZE if side.deck_size is None else side.deck_size
        deck = [face_in_file(faces, one.name, one.where) for one in side.deck]
        decks.append(tuple(deck + [faces[FILLER]] * (size - len(deck))))
    toss = scenario.setup.toss
    first = who_begins(SEED, len(decks)) if toss is None else scenario.seats.index(toss)
    if scenario.setup.choice == "second":
        first = (first + 1) % len(decks)
    game = new_game(decks, SEED, options_with(scenario.profile.switches), first)
    written.update({card.number: card.owner for card in game.cards})
    return game


def placed(scenario: DuelScenario, faces: dict[str, CardFace], written: dict[int, int]) -> Game:
    """A game at the beginning of its phase, with every card where the position says."""
    seats = len(scenario.seats)
    game = new_state(seats, tuple(range(seats)), LIFE, key_of(SEED), options_with(scenario.profile.switches))
    for seat in scenario.seats:
        fill(game, scenario, side_of(scenario, seat), faces, written)
    stand(game, scenario)
    return game


def side_of(scenario: DuelScenario, seat: str) -> Side:
    """The side of a seat; an empty one where none was written."""
    for side in scenario.sides:
        if side.seat == seat:
            return side
    return Side(where=scenario.label.where, seat=seat)


def stand(game: Game, scenario: DuelScenario) -> None:
    """The turn and the phase at whose beginning the game stands. Players have had their turns one after the other."""
    phase = PHASES.index(scenario.phase)
    game.turn = scenario.turn
    game.turn_seat = scenario.seats.index(scenario.turn_player)
    game.phase = phase
    for back, seat in enumerate(reversed([*game.order_from(game.turn_seat)[1:], game.turn_seat])):
        game.turns[seat] = max(0, scenario.turn - back + game.seats - 1) // game.seats
    game.turns[game.turn_seat] -= 1 if phase == PREPARATORY else 0
    game.fresh = []
    game.touch()
    push_frame(game, Turn(phase, 0))


def fill(game: Game, scenario: DuelScenario, side: Side, faces: dict[str, CardFace], written: dict[int, int]) -> None:
    """One player's side."""
    seat = scenario.seats.index(side.seat)
    if not scenario.unchecked_position:
        check_places(side, faces)
    if side.life is not None:
        set_life(game, game.side_of[seat], side.life)
    write_vp(game, seat, side.vp or 0)
    for name, zone in ZONES.items():
        for placed in getattr(side, name):
            written[place_card(game, scenario, placed, faces, seat, zone)] = seat
    size = DECK_SIZE if side.deck_size is None else side.deck_size
    fill_deck(game, seat, size - len(side.deck), faces)
    for placed in reversed(side.deck):
        written[place_card(game, scenario, placed, faces, seat, DECK)] = seat


def fill_deck(game: Game, seat: int, count: int, faces: dict[str, CardFace]) -> None:
    """Blank cards in a deck."""
    for _ in range(count):
        put(game, faces[FILLER], seat, DECK)


def place_card(
    game: Game, scenario: DuelScenario, placed: PlacedCard, faces: dict[str, CardFace], seat: int, zone: int
) -> int:
    """One card of the position, with its damage and its counters."""
    owner = seat if placed.owner is None else scenario.seats.index(placed.owner)
    position = PASSIVE if placed.position == "passive" else ACTIVE
    number = put(game, face_in_file(faces, placed.name, scenario.label.where), seat, zone, owner, position)
    if placed.damage:
        rewrite(game, game.cards[number].with_marks(placed.damage))
    for name, count in placed.counters:
        put_counters(game, number, Counter(words.Name(name)), count, RULE)
    return number
