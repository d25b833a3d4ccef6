"""A table on which a text can do all that it says: cards that fit each of its filters, on both sides and everywhere, and its own card on top."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.cards.pool import deck_named, decks
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.context import RULE
from spellspeed.hkk.rules.deck_building import deck_problems
from spellspeed.hkk.rules.faces import VARIABLE, CardFace, SummoningCost
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import write_components, write_vp
from spellspeed.hkk.rules.moves import enter, put_counters
from spellspeed.hkk.rules.running_game import new_state
from spellspeed.hkk.rules.setup import put
from spellspeed.hkk.rules.terms import (
    ACTIVE,
    COLLECTOR,
    COMBAT,
    DECK,
    FIELD,
    GUARD,
    HAND,
    MAIN,
    NOTHING,
    PASSIVE,
    RESERVE,
)
from spellspeed.hkk.rules.turn import Turn
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import CountersOn
from spellspeed.hkk.text.cards import Every, Filter, This
from spellspeed.hkk.text.clauses import Ability, Advantage, PlayCondition, ValueFormula
from spellspeed.hkk.text.conditions import HasAttacked, TurnOf
from spellspeed.hkk.text.costs import RemoveCountersCost
from spellspeed.hkk.text.effects import Continuously
from spellspeed.hkk.text.events import DamagesPlayer
from spellspeed.hkk.text.node import Clause
from spellspeed.hkk.text.sentences import Counter, RemoveAllCounters, RemoveCounters
from spellspeed.hkk.text.statements import AreA, AreOfColour, Gets, HasKeyword
from spellspeed.kernel.atoms import forget_events, give_results, push_frame, rewrite, set_life
from spellspeed.kernel.draws import Stream, key_of
from tests.hkk.trees import nodes_of

KINDS: Final = (
    words.CREATURE, words.INSTANT, words.GENERAL_SPELL, words.ENCHANTMENT, words.BUILDING, words.ITEM, words.EXPERTISE, words.BODY_PART,
)  # fmt: skip
ZONES: Final = {words.HAND: HAND, words.DECK: DECK, words.COLLECTOR: COLLECTOR, words.NOTHING: NOTHING}
WHAT_OTHERS_SAY: Final = read_text(
    "1 VP: kapsz 1 Ép-t. Ingyen: kapsz 1 VP-t. Ingyen: kapsz 1 komponenst. Azonnali: 1 VP: sebezz 1-et az ellenfeledre. Hátrány: nem támadhat.",
    "hu",
)
FIRE: Final = read_text("Pusztíts el egy célpont állandó lapot.", "hu", True)
TURN: Final = 3
SOMEWHERE: Final = (words.HAND, words.DECK, words.COLLECTOR)
FLIES: Final = Ability(Continuously((HasKeyword(This(), words.FLYING),)))


def face_with(clauses: tuple[Clause, ...], kind: words.Noun, code: int = 1) -> CardFace:
    """A card that costs nothing, with a text; values that a formula gives are variable."""
    given = {one.trait for one in clauses if isinstance(one, ValueFormula)}
    cost = VARIABLE if given & {words.COST, words.X_COST} else 0
    damage = VARIABLE if given & {words.DAMAGE, words.STRENGTH} else 3
    life = VARIABLE if given & {words.LIFE, words.STRENGTH} else 4
    structure = 0 if kind != words.BUILDING else VARIABLE if words.STRUCTURE in given else 4
    creature = kind == words.CREATURE
    values = (damage, life) if creature else (0, 0)
    return CardFace(code, f"card {code}", kind, SummoningCost(cost), *values, structure, ("black",), (), 2015, clauses)


def fitting(what: Filter, code: int, kind: words.Noun) -> CardFace:
    """A card like that, of this kind unless the filter says another one."""
    subtypes: tuple[str, ...] = (what.noun,) if what.noun in words.SUBTYPES else ()
    if subtypes:
        kind = words.CREATURE
    elif what.noun in KINDS:
        kind = what.noun
    elif what.noun == words.SPELL:
        kind = words.INSTANT
    bound = 3 if what.limit is None else what.limit.number + {words.LESS: -1, words.MORE: 1}.get(what.limit.relation, 0)
    trait = words.LIFE if what.limit is None else what.limit.trait
    values = {words.COST: 0, words.DAMAGE: 2, words.LIFE: 4, words.STRUCTURE: 4} | {trait: max(0, bound)}
    creature, building = kind == words.CREATURE, kind == words.BUILDING
    return CardFace(
        code,
        what.name or f"card {code}",
        kind,
        SummoningCost(values[words.COST]),
        values[words.DAMAGE] if creature else 0,
        values[words.LIFE] if creature else 0,
        values[words.STRUCTURE] if building else 0,
        (what.colour or "red",),
        subtypes,
        2015,
        (*WHAT_OTHERS_SAY, FLIES) if what.keyword else WHAT_OTHERS_SAY,
    )


def laid(game: Game, face: CardFace, seat: int, zone: words.Zone | None, stance: words.Stance | None) -> None:
    """A card where a filter looks for it."""
    if zone in ZONES:
        put(game, face, seat, ZONES[zone])
    elif not face.is_spell:
        creature = face.kind == words.CREATURE
        guards = (
            creature
            and stance != words.PASSIVE
            and (zone == words.GUARD or (zone is words.IN_PLAY and len(game.cards) % 2))
        )
        place = GUARD if guards else RESERVE if creature else FIELD
        put(game, face, seat, place, position=PASSIVE if stance == words.PASSIVE else ACTIVE)


def readers(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Statements that speak of the colours and types that a text gives."""
    given = [one for one in nodes_of(clauses) if isinstance(one, (AreA, AreOfColour))]
    such = [Filter(one.noun) if isinstance(one, AreA) else Filter(words.CARD, one.colour) for one in given]
    return tuple([Ability(Continuously((Gets(Every(what), 0, 1),))) for what in such])


def life_for(clauses: tuple[Clause, ...], stream: Stream) -> int:
    """A life that an Advantage of the text speaks of, or one by chance."""
    for one in nodes_of(clauses):
        if isinstance(one, Advantage) and stream.below(2):
            return one.low if one.low is not None else one.high or 0
    return (1, 4, 5, 9, 10, 20, 30)[stream.below(7)]


def table_for(clauses: tuple[Clause, ...], kind: words.Noun, seed: int) -> Game:
    """A game in the turn of the first player, whose cards and those of the other one fit the text; both have the card itself.

    Some tables have nothing else on them, and some are in the combat phase.
    """
    stream = Stream(f"table {seed}")
    game = new_state(2, (0, 1), 20, key_of(seed))
    nodes = nodes_of(clauses)
    code = 10
    bare = seed % 6 == 5
    own = face_with(clauses, kind)
    hits_players = any(isinstance(one, DamagesPlayer) for one in nodes)
    for seat in range(2):
        filters = (
            []
            if bare or not stream.below(4)
            else [Filter(words.CREATURE), *[one for one in nodes if isinstance(one, Filter)]]
        )
        for what in filters:
            for zone in dict.fromkeys((what.zone or words.IN_PLAY, words.IN_PLAY, SOMEWHERE[stream.below(3)])):
                code += 1
                laid(game, fitting(what, code, KINDS[stream.below(len(KINDS))]), seat, zone, what.stance)
        for _ in range(5 if seed % 3 == seat else 0):
            put(game, fitting(Filter(words.CREATURE), 6, words.CREATURE), seat, RESERVE)
        for place in (HAND,) if bare else (HAND, HAND, COLLECTOR, DECK):
            put(game, own, seat, place)
        if not bare:
            put(game, face_with((PlayCondition(TurnOf(words.YOU), True),), words.INSTANT, 3), seat, HAND)
            put(game, face_with(FIRE, words.INSTANT, 4), seat, HAND)
            put(game, face_with(readers(clauses), words.ENCHANTMENT, 5), seat, FIELD)
        if not own.is_spell and stream.below(2):
            enter(game, put(game, own, seat, HAND), seat, RULE)
        if kind == words.CREATURE and not (seat and hits_players):
            put(game, own, seat, GUARD)
        for _ in range(4):
            put(game, fitting(Filter(words.CREATURE), 2, words.CREATURE), seat, DECK)
        set_life(game, seat, life_for(clauses, stream))
        write_vp(game, seat, 60)
        write_components(game, seat, 60)
    for number in game.all_permanents():
        if stream.below(2):
            rewrite(game, game.cards[number].with_marks(game.cards[number].marks + 1))
        if any(isinstance(one, HasAttacked) for one in nodes) and stream.below(2):
            rewrite(game, game.cards[number].with_attack(TURN, 1))
        for one in nodes:
            if isinstance(one, (CountersOn, RemoveCountersCost, RemoveCounters, RemoveAllCounters)):
                name = one.counter if one.counter is not None else words.Name("counter")
                put_counters(game, number, Counter(name), 3, RULE)
    forget_events(game)
    give_results(game, (), (), ())
    game.turn, game.turn_seat, game.phase = TURN, 0, COMBAT if seed % 2 else MAIN
    game.turns = [2, 1]
    game.touch()
    push_frame(game, Turn(game.phase, 0))
    return game


def ask_the_deck(clauses: tuple[Clause, ...], kind: words.Noun) -> None:
    """A deck with the card is looked at in every way that its text can speak of: copies, composition, formats."""
    deck = [*deck_named(next(iter(decks()))), face_with(clauses, kind)]
    for one in clauses:
        for name in getattr(one, "formats", ("F",)):
            deck_problems(deck, str(name))
