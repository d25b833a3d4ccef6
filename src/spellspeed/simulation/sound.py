"""What holds in every state of a duel: where cards lie, and indexes that say what a look at all cards would say."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.whereabouts import misplaced
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import FAST_SHIFT, Duel, place_of
from spellspeed.yugioh.duel.printed import N_DESTINED, N_DUE, N_FAST, N_IGNITES, N_STEADY, N_WATCH
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster, taker_of
from spellspeed.yugioh.duel.value import NUMBER_OF_SLOTS
from spellspeed.yugioh.words.changes.bars import ZonesClosed


def faults(duel: Duel) -> list[str]:
    """Everything that is wrong with a state; nothing, if the engine is right."""
    return misplaced(duel) + wrong_places(duel) + wrong_indexes(duel) + wrong_numbers(duel)


def wrong_places(duel: Duel) -> list[str]:
    """Zones that hold what they cannot, and cards that lie where cards of their owner or kind do not."""
    found: list[str] = []
    takers: list[tuple[int, int]] = []
    for index, zone in enumerate(duel.zones):
        seat, kind = divmod(index, t.ZONES)
        for slot, number in enumerate(zone):
            if number >= 0:
                continue
            if kind == t.SPELLS and taker_of(number) >= 0:
                takers.append((seat, taker_of(number)))
            elif kind == t.MONSTERS and number == t.CLOSED and is_closed(duel, seat, slot):
                continue
            elif not NUMBER_OF_SLOTS[kind] or number not in (t.EMPTY, t.HELD):
                found.append(f"zone {kind} of seat {seat} holds {number}")
    trap_monsters = [(card.controller, card.number) for card in duel.cards if is_trap_monster(card)]
    if sorted(takers) != sorted(trap_monsters):
        found.append(f"the trap monsters are {trap_monsters}, but the zones they take say {takers}")
    for number, card in enumerate(duel.cards):
        if card.number != number:
            found.append(f"{card.face.name} stands as number {number}, and says {card.number}")
        if card.controller != card.owner and not may_be_held(card):
            found.append(f"{card.face.name} lies in a zone {card.zone} of seat {card.controller}, not its owner's")
        if card.zone == t.GRAVEYARD and not card.face_up:
            found.append(f"{card.face.name} is face-down in the Graveyard")
        if duel.printed(number).is_fusion and card.zone == t.HAND:
            found.append(f"{card.face.name} is in a hand")
        if card.zone == t.FUSION_DECK and not duel.printed(number).is_fusion:
            found.append(f"{card.face.name} is in a Fusion Deck")
    return found


def may_be_held(card: Card) -> bool:
    """Whether a card may lie so with another than its owner: on the field, taken into a hand, or put face-up into a Deck."""
    if card.zone in (t.MONSTERS, t.SPELLS, t.FIELD, t.SUMMONING, t.HAND):
        return True
    return card.zone == t.DECK and card.face_up


def wrong_indexes(duel: Duel) -> list[str]:
    """Each index against a look at all cards."""
    fast: list[list[int]] = [[] for _ in range(duel.seats)]
    ignites: list[list[int]] = [[] for _ in range(duel.seats)]
    others: dict[int, list[int]] = {N_STEADY: [], N_DUE: [], N_WATCH: [], N_DESTINED: []}
    for card in duel.cards:
        face = duel.printed(card.number)
        noted = face.noted[place_of(card)]
        for seat in range(duel.seats) if face.shared else (card.controller,):
            if noted & N_FAST:
                fast[seat].append(card.number + FAST_SHIFT * face.reach[place_of(card)])
            if noted & N_IGNITES:
                ignites[seat].append(card.number)
        for bit, numbers in others.items():
            if noted & bit:
                numbers.append(card.number)
    found: list[str] = []
    if [face.code for face in duel.faces] != [card.face.code for card in duel.cards]:
        found.append("faces are not those of the cards")
    for seat in range(duel.seats):
        found += different(f"fast of seat {seat}", duel.fast[seat], fast[seat])
        found += different(f"ignites of seat {seat}", duel.ignites[seat], ignites[seat])
    found += different("steady", duel.steady, others[N_STEADY])
    found += different("due", duel.due, others[N_DUE])
    found += different("watching", duel.watching, others[N_WATCH])
    found += different("destined", duel.destined, others[N_DESTINED])
    linked = [card.number for card in duel.cards if card.zone in (t.SPELLS, t.FIELD) and holder_on_field(duel, card)]
    lost = [number for number in linked if number not in duel.attached]
    if lost or len(set(duel.attached)) < len(duel.attached):
        found.append(f"attached is {duel.attached}, but {linked} are linked")
    return found


def is_closed(duel: Duel, seat: int, slot: int) -> bool:
    """Whether a lasting effect keeps a Monster Card Zone from being used."""
    closing = [effect.amount for effect in duel.lasting if isinstance(effect.change, ZonesClosed)]
    return any(amount >> (seat * 5 + slot) & 1 for amount in closing)


def holder_on_field(duel: Duel, card: Card) -> bool:
    """Whether a card is attached to a monster that is still there (a card may also remember one elsewhere by its link)."""
    holder = duel.cards[card.link % STAYS]
    return card.link != 0 and holder.binding == card.link and holder.zone == t.MONSTERS


def different(name: str, kept: list[int], counted: list[int]) -> list[str]:
    """An index whose members are not those that were counted."""
    return [] if sorted(kept) == sorted(counted) else [f"{name} is {sorted(kept)}, but should be {sorted(counted)}"]


def wrong_numbers(duel: Duel) -> list[str]:
    """Life Points below 0, links to cards that do not exist, lasting effects out of order."""
    found = [f"side {side} has {life} Life Points" for side, life in enumerate(duel.life) if life < 0]
    for card in duel.cards:
        if card.link and (card.link % STAYS >= len(duel.cards) or not (card.face_up or card.marks & t.AS_EQUIP)):
            found.append(f"{card.face.name} is attached while it lies Set, or to nothing")
    orders = [effect.order for effect in duel.lasting]
    if orders != sorted(orders):
        found.append(f"lasting effects are out of order: {orders}")
    if duel.over != (duel.winner != -1):
        found.append(f"over is {duel.over}, the winner is {duel.winner}")
    return found


def at_rest(duel: Duel) -> list[str]:
    """What holds besides when the turn player may act freely: nothing is on its way."""
    found: list[str] = []
    if duel.chain:
        found.append("a Chain is open")
    for seat in range(duel.seats):
        if duel.zone(seat, t.SUMMONING) or t.HELD in duel.zone(seat, t.MONSTERS):
            found.append(f"a Summon of seat {seat} is under way")
    for card in duel.cards:
        if card.zone == t.REMOVED and card.marks & t.TOKEN:
            found.append("a Token is removed from play")
    return found
