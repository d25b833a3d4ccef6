"""Comparing what has happened with the events, chains and reasons that are expected."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.state import DRAWN
from spellspeed.scenario.model import CardRef, Value
from spellspeed.scenario.model_expect import EventMatch
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario.play import Play

KINDS: Final = {
    "drawn": t.E_DRAWN,
    "sent": t.E_SENT,
    "destroyed": t.E_DESTROYED,
    "discarded": t.E_DISCARDED,
    "tributed": t.E_TRIBUTED,
    "removed": t.E_REMOVED,
    "returned": t.E_RETURNED,
    "shuffled": t.E_SHUFFLED,
    "revealed": t.E_REVEALED,
    "summoned": t.E_SUMMONED,
    "set": t.E_SET,
    "flipped": t.E_FLIPPED,
    "position_changed": t.E_TURNED,
    "attack_declared": t.E_ATTACK,
    "attack_stopped": t.E_ATTACK_STOPPED,
    "replay": t.E_REPLAY,
    "damage": t.E_DAMAGE,
    "gained": t.E_GAINED,
    "paid": t.E_PAID,
    "control_changed": t.E_CONTROL,
    "counter_added": t.E_COUNTER_ADDED,
    "counter_removed": t.E_COUNTER_REMOVED,
    "activated": t.E_ACTIVATED,
    "negated": t.E_NEGATED,
    "resolved": t.E_RESOLVED,
    "missed": t.E_MISSED,
    "asked": t.E_ASKED,
    "phase": t.E_PHASE,
    "step": t.E_STEP,
    "turn": t.E_TURN,
    "won": t.E_WON,
}
CAUSES: Final = {"battle": t.BY_BATTLE, "effect": t.BY_EFFECT, "cost": t.BY_COST, "rule": t.BY_RULE}
HOW: Final = {
    "normal": (t.NORMAL_SUMMON,),
    "tribute": (t.TRIBUTE_SUMMON,),
    "flip": (t.FLIP_SUMMON,),
    "special": (t.SPECIAL_SUMMON,),
}
PLACES: Final = {
    t.DECK: ("deck", "top", "bottom"),
    t.HAND: ("hand",),
    t.MONSTERS: ("monsters", "field"),
    t.SPELLS: ("spells_traps", "field"),
    t.FIELD: ("field_spell", "field"),
    t.GRAVEYARD: ("graveyard",),
    t.REMOVED: ("removed",),
    t.FUSION_DECK: ("fusion_deck",),
}
SUBSTEP_SHIFT: Final = 16
"""The value of a step event for a moment of the Damage Step is its number above this."""
REASONS: Final = {t.E_MISSED: "T-7.4", t.E_REPLAY: "REPLAY-1", t.E_ATTACK_STOPPED: "T-4.6"}
ENTERS: Final = {
    t.E_DISCARDED: t.GRAVEYARD,
    t.E_TRIBUTED: t.GRAVEYARD,
    t.E_REMOVED: t.REMOVED,
    t.E_SENT: t.GRAVEYARD,
    t.E_DESTROYED: t.GRAVEYARD,
}


def event_problems(play: Play, wanted: tuple[EventMatch, ...], unwanted: tuple[EventMatch, ...]) -> list[str]:
    """Events that did not happen in this order, and events that must not have happened."""
    problems: list[str] = []
    journal = play.journal
    place = 0
    for match in wanted:
        found = next((at for at in range(place, len(journal)) if event_fits(play, journal[at], match)), None)
        if found is None:
            later = "" if not any(event_fits(play, event, match) for event in journal) else " after those before it"
            problems.append(f"the event {written(match)} did not happen{later}")
            break
        place = found + 1
    for match in unwanted:
        event = next((event for event in journal if event_fits(play, event, match)), None)
        if event is not None:
            problems.append(f"the event {written(match)} happened{card_of(play, event, match)}")
    return problems


def card_of(play: Play, event: Event, match: EventMatch) -> str:
    """The card that an event was about, where it was written without one."""
    return "" if event.card < 0 or match.values else f" ({play.names.card(event.card)})"


def written(match: EventMatch) -> str:
    """An event as it was written."""
    values = ", ".join(value.text for value in match.values)
    fields = [f"{match.name}: {values}" if values else match.name]
    for name, value in (("seat", match.seat), ("kind", match.kind)):
        if value is not None:
            fields.append(f"{name}: {value}")
    for name, what in (("by", match.by), ("from", match.source), ("to", match.to)):
        if what is not None:
            fields.append(f"{name}: {what.text}")
    return "{" + ", ".join(fields) + "}"


def event_fits(play: Play, event: Event, wanted: EventMatch) -> bool:
    """Whether an event is the one that was written."""
    if event.kind != KINDS[wanted.name]:
        return False
    if wanted.seat is not None and play.roster.seat(wanted.seat) not in seats_of(play.duel, event):
        return False
    if not all(value_fits(play, event, value) for value in wanted.values):
        return False
    if wanted.by is not None and not cause_fits(play, event, wanted.by):
        return False
    if wanted.kind is not None and not kind_fits(play.duel, event, wanted.kind):
        return False
    if wanted.source is not None and not place_fits(play, origin(event), wanted.source):
        return False
    return wanted.to is None or destination_fits(play, event, wanted.to)


def seats_of(duel: Duel, event: Event) -> tuple[int, ...]:
    """Whom an event is about: who did it or had it done; for a card also who controlled it or owns it."""
    if event.kind == t.E_WON:
        return tuple(seat for seat in range(duel.seats) if duel.side_of[seat] == event.seat)
    if (
        event.card >= 0
        and event.kind in (t.E_SENT, t.E_DESTROYED, t.E_REMOVED, t.E_RETURNED)
        and event.before is not None
    ):
        return (event.seat, event.before.controller)
    return (event.seat,)


def value_fits(play: Play, event: Event, value: Value) -> bool:
    """Whether the card, amount or word of an event is the one that was written."""
    duel = play.duel
    if value.card is not None and event.card >= 0 and same_card(play, value.card, event):
        return True
    if value.number is not None and event.kind in (
        t.E_DRAWN,
        t.E_DAMAGE,
        t.E_GAINED,
        t.E_PAID,
        t.E_TURN,
        t.E_COUNTER_ADDED,
        t.E_COUNTER_REMOVED,
    ):
        return event.value == value.number
    if event.kind == t.E_PHASE:
        return value.word == t.PHASES[event.value]
    if event.kind == t.E_STEP:
        words = t.SUBSTEPS if event.value >= SUBSTEP_SHIFT else t.STEPS
        return value.word == words[event.value % SUBSTEP_SHIFT]
    if event.kind == t.E_WON:
        if value.seat is not None:
            return event.seat == duel.side_of[play.roster.seat(value.seat)]
        return value.word == "draw" and event.seat == DRAWN
    if event.kind == t.E_SHUFFLED:
        return value.word == "deck"
    if event.kind in (t.E_COUNTER_ADDED, t.E_COUNTER_REMOVED):
        return value.word is not None
    return value.seat is not None and play.roster.seat(value.seat) == event.seat


def same_card(play: Play, ref: CardRef, event: Event) -> bool:
    """Whether a name means the card of an event: `B's X` by who had it then."""
    plain = CardRef(ref.name, ref.number, ref.seat if ref.number is not None else None)
    if not play.roster.matches(play.duel, plain, event.card):
        return False
    if ref.seat is None or ref.number is not None:
        return True
    seat = play.roster.seat(ref.seat)
    held = event.before.controller if event.before is not None else event.seat
    return seat in (held, event.seat)


def cause_fits(play: Play, event: Event, by: Value) -> bool:
    """Whether the cause is the one that was written: battle, effect, cost, rule, or a card."""
    if by.word in CAUSES:
        return event.cause == CAUSES[by.word]
    return by.card is not None and event.by >= 0 and play.roster.matches(play.duel, by.card, event.by)


def kind_fits(duel: Duel, event: Event, kind: str) -> bool:
    """The kind of a Summon, of an attack (direct) or of a position change."""
    word = kind.casefold()
    if event.kind == t.E_SUMMONED:
        if word in ("fusion", "ritual"):
            face = duel.printed(event.card)
            return event.value == t.SPECIAL_SUMMON and (face.is_fusion if word == "fusion" else face.is_ritual)
        return event.value in HOW.get(word, ())
    if event.kind == t.E_ATTACK:
        return word == ("direct" if event.by < 0 else "monster")
    if event.kind == t.E_SET and event.card >= 0:
        face = duel.printed(event.card)
        return word == ("monster" if face.is_monster else "spell" if face.kind == 2 else "trap")
    return False


def origin(event: Event) -> int:
    """The zone from which the card of an event came; -1 where it came from none."""
    return event.before.zone if event.before is not None else -1


def place_fits(play: Play, zone: int, place: Value) -> bool:
    """Whether a zone is the one that was written."""
    return place.word in PLACES.get(zone, ())


def destination_fits(play: Play, event: Event, to: Value) -> bool:
    """Whether the card (or control of it) went where it was written; for a change of position, to which."""
    if to.seat is not None:
        if event.kind == t.E_SUMMONED:
            return play.duel.cards[event.card].controller == play.roster.seat(to.seat)
        return event.kind == t.E_CONTROL and play.roster.seat(to.seat) == event.seat
    if event.kind == t.E_TURNED and to.word in ("attack", "defense", "set", "face-down", "face-down defense"):
        return event.value == (t.ATTACK if to.word == "attack" else t.DEFENSE)
    if event.kind == t.E_ATTACK:
        return to.card is not None and event.by >= 0 and play.roster.matches(play.duel, to.card, event.by)
    if event.kind == t.E_DRAWN:
        return to.word == "hand"
    zone = event.detail if event.kind in (t.E_RETURNED,) else ENTERS.get(event.kind, -1)
    if event.kind == t.E_SUMMONED:
        zone = t.MONSTERS
    return place_fits(play, zone, to)


def chains(play: Play) -> list[list[int]]:
    """The chains that have closed, as card numbers; one that is still open is not among them."""
    found: list[list[int]] = []
    for event in play.journal:
        if event.kind == t.E_ACTIVATED:
            if event.value == 1:
                found.append([])
            found[-1].append(event.card)
    if play.duel.chain and found and not is_resolving(play):
        found.pop()
    return found


def is_resolving(play: Play) -> bool:
    """Whether the open chain has begun to resolve."""
    for event in reversed(play.journal):
        if event.kind == t.E_ACTIVATED:
            return False
        if event.kind == t.E_RESOLVED:
            return True
    return False


def chain_problems(play: Play, wanted: tuple[tuple[CardRef, ...], ...]) -> list[str]:
    """Whether the chains are the ones that were written."""
    found = chains(play)
    same = len(found) == len(wanted) and all(
        len(chain) == len(refs)
        and all(play.duel.cards[number].face.name == ref.name for number, ref in zip(chain, refs, strict=True))
        for chain, refs in zip(found, wanted, strict=True)
    )
    if same:
        return []
    texts = [", ".join(play.duel.cards[number].face.name for number in chain) for chain in found]
    return [f"links are [{'], ['.join(texts)}]" if texts else "there was no chain"]


def reasons_shown(play: Play) -> list[str]:
    """The reasons that the log shows, in order: missed timing, replay, negation, lost attack."""
    found: list[str] = []
    for event in play.journal:
        if event.kind in REASONS:
            found.append(REASONS[event.kind])
        elif event.kind == t.E_NEGATED:
            found.append("T-9.7")
    return found


def log_problems(play: Play, wanted: tuple[str, ...]) -> list[str]:
    """Whether these reasons were shown, in this order."""
    shown = reasons_shown(play)
    rest = iter(shown)
    if all(reason in rest for reason in wanted) and (wanted or not shown):
        return []
    return [f"the log shows {', '.join(shown) or 'no reason'}, expected {', '.join(wanted) or 'none'}"]


def phases_of_turn(play: Play, first: str) -> list[str]:
    """The phases of the running turn so far."""
    found = [first] if first else []
    for event in play.journal:
        if event.kind == t.E_TURN:
            found = []
        elif event.kind == t.E_PHASE:
            word = t.PHASES[event.value]
            if not found or found[-1] != word:
                found.append(word)
    return found
