"""What of a duel's position decides its future, without the engine's own numbers: two duels that stand alike have equal facts."""

from __future__ import annotations

from functools import cache
from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.clauses import ORDINARY
from spellspeed.yugioh.duel.derived import attack, attribute, defense, is_negated, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import how_summoned, with_way
from spellspeed.yugioh.duel.memory import kept_by
from spellspeed.yugioh.duel.phrases import phrase_of
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_CARDS_A_TURN
from spellspeed.yugioh.views.card_hashes import clause_tree
from spellspeed.yugioh.words.changes.values import Controls
from spellspeed.yugioh.words.conditions.itself import DestroyedByOpponentThisTurn, SentThisTurn

Facts = dict[str, object]
ON_FIELD: Final = (t.MONSTERS, t.SPELLS, t.FIELD)
HANGING: Final = (t.WHILE_FACE_UP, t.WHILE_LINKED)
UNTIMED: Final = (t.FOREVER, *HANGING)
"""Until when effects last whose beginning does not matter."""
ZONE_NAMES: Final = (
    "Deck",
    "hand",
    "Monster Card Zones",
    "Spell & Trap Card Zones",
    "Field Card Zone",
    "Graveyard",
    "removed",
    "Fusion Deck",
)


def facts_of(duel: Duel) -> Facts:
    """Everything that decides how the duel goes on from here, but for chance: by a name for messages."""
    facts: Facts = {
        "profile": duel.profile.choices,
        "turn": (duel.turn, duel.turn_seat, t.PHASES[duel.phase]),
        "Life Points": tuple(duel.life),
        "turns left": (duel.turns_left, duel.limited_by),
        "Normal Summons": tuple(duel.normal_summons),
        "lasting effects": lasting_facts(duel),
        "uses in this turn": memory_facts(duel),
    }
    for seat in range(duel.seats):
        for zone in range(t.FUSION_DECK + 1):
            held = duel.zone(seat, zone)
            cards = tuple([card_facts(duel, duel.cards[number]) if number >= 0 else number for number in held])
            facts[f"{ZONE_NAMES[zone]} of seat {seat + 1}"] = (
                tuple(sorted(cards, key=str)) if zone == t.FUSION_DECK else cards
            )
        facts[f"Summons under way of seat {seat + 1}"] = tuple(duel.zone(seat, t.SUMMONING))
    return facts


def card_facts(duel: Duel, card: Card) -> tuple[object, ...]:
    """A card where it lies: what was done with it in earlier turns counts no more, nor how a card lies off the field."""
    face = duel.printed(card.number)
    proper = face.revival != ORDINARY and bool(card.marks & t.PROPER)
    if card.zone not in ON_FIELD:
        link = place(duel, card.link) if card.link else None
        since = (True, card.by) if remembers_arrival(face) and card.arrived == duel.turn else None
        return (face.name, card.owner, card.face_up, proper, card.counters, kept_facts(duel, card), link, since)
    now = duel.turn
    came = card.zone == t.MONSTERS or not card.face_up  # when a face-up Spell or Trap Card came does not matter
    arrived, changed, attacked = came and card.arrived == now, card.changed == now, card.attacked == now
    marks = with_way(card.marks & ~t.PROPER, 0)
    how = how_summoned(card)
    if not arrived and not (changed and how == t.FLIP_SUMMON):
        how = 0  # how it was Summoned counts in that turn alone
    return (
        face.name,
        (card.owner, card.controller, card.slot, card.face_up, card.position if card.zone == t.MONSTERS else 0),
        (arrived, card.by if arrived else -1, changed, attacked, card.attacks if attacked else 0),
        (marks, how, proper, card.counters, kept_facts(duel, card), place(duel, card.link) if card.link else None),
        (attack(duel, card.number), defense(duel, card.number), level(duel, card.number)),
        (attribute(duel, card.number), race(duel, card.number), is_negated(duel, card.number)),
    )


def kept_facts(duel: Duel, card: Card) -> tuple[tuple[object, ...], ...]:
    """What a card keeps."""
    return tuple([kept.parts() for kept in kept_by(duel, card.binding)])


@cache
def remembers_arrival(face: PrintedCard) -> bool:
    """Whether a card's own text asks in the Graveyard whether it came there in this turn."""
    text = str([clause_tree(ability) for ability in face.abilities])
    return any(word in text for word in (SentThisTurn.__name__, DestroyedByOpponentThisTurn.__name__))


def place(duel: Duel, binding: int) -> object:
    """Where a binding leads: seat, zone and place there; nothing for a stay that is over."""
    number = duel.bound_card(binding)
    if number < 0:
        return None
    card = duel.cards[number]
    if card.zone >= t.ZONES or number not in duel.zone(card.controller, card.zone):
        return None
    return (card.controller, card.zone, duel.zone(card.controller, card.zone).index(number))


def lasting_facts(duel: Duel) -> tuple[str, ...]:
    """The lasting effects; of those that do not hang on their source, whose it was does not matter."""
    found: list[str] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        source = place(duel, effect.source) if effect.until in HANGING else None
        amount = 0 if isinstance(change, Controls) else effect.amount
        cards = tuple([place(duel, binding) for binding in effect.cards])
        since = effect.turn - duel.turn if effect.until not in UNTIMED else 0
        found.append(str((change.phrase(), effect.seat, cards, amount, effect.until, since, source)))
    return tuple(sorted(found))


def memory_facts(duel: Duel) -> tuple[str, ...]:
    """What is remembered of this turn and counts; what is remembered of cards that are gone, Tokens too, counts no more."""
    found: list[str] = []
    for binding, known in duel.cards_this_turn.items():
        where = place(duel, binding)
        if where is not None and duel.cards[duel.bound_card(binding)].zone != t.NOWHERE:
            found.append(str((where, phrase_of(known))))
    found += [str(said.parts()) for said in duel.permissions]
    counted = are_cards_counted(duel)
    for seat, done in enumerate(duel.seats_this_turn):
        found.append(str((seat, done.summoned, done.played if counted else 0, done.names)))
    return tuple(sorted(found))


def are_cards_counted(duel: Duel) -> bool:
    """Whether a card of the duel limits how many cards are activated in a turn: else their number does not matter."""
    changes = [change for face in duel.faces for ability in face.steady for change in ability.changes]
    return any(change.what is X_CARDS_A_TURN for change in changes)


def differences(one: Facts, other: Facts) -> list[str]:
    """The names of the facts in which two positions differ."""
    return [name for name in one if one[name] != other.get(name)]
