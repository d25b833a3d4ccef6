"""How the details of a step answer the questions that follow from it."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.events import Event
from spellspeed.scenario.details import OpenDetail
from spellspeed.scenario.model import Value
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import kept_by
from spellspeed.yugioh.duel.phrases import phrase_part
from spellspeed.yugioh.scenario.option_names import PASS_OPTION, PLACES, POSITION_WORDS, Names

ANY: Final = (
    t.A_TARGET, t.A_CHOOSE, t.A_COST, t.A_DISCARD, t.A_TRIBUTE, t.A_MATERIAL, t.A_ORDER, t.A_POSITION, t.A_ZONE, t.A_YES_NO, t.A_DECLARE,
    t.A_NUMBER, t.A_MODE, t.A_CUT,
    t.A_FIRST, t.A_SEAT,
)  # fmt: skip
FITS: Final[dict[str, tuple[int, ...]]] = {
    "cost": (t.A_COST, t.A_DISCARD, t.A_TRIBUTE),
    "tribute": (t.A_TRIBUTE,),
    "target": (t.A_TARGET, t.A_SEAT),
    "material": (t.A_MATERIAL,),
    "discard": (t.A_DISCARD,),
    "choose": ANY,
    "position": (t.A_POSITION,),
    "zone": (t.A_ZONE,),
    "order": (t.A_ORDER,),
    "number": (t.A_NUMBER, t.A_CUT),
    "declare": (t.A_DECLARE,),
    "effect": (t.A_MODE,),
    "to": (t.A_SEAT,),
    "from": (),
}
"""The questions that a detail's name means first."""
ALSO_FITS: Final[dict[str, tuple[int, ...]]] = {
    "cost": (t.A_YES_NO, t.A_CHOOSE, t.A_NUMBER, t.A_MODE),
    "tribute": (t.A_COST, t.A_CHOOSE, t.A_MATERIAL, t.A_YES_NO),
    "target": (t.A_CHOOSE, t.A_YES_NO),
    "material": (t.A_CHOOSE, t.A_COST, t.A_TRIBUTE, t.A_TARGET),
    "discard": (t.A_COST, t.A_CHOOSE, t.A_YES_NO),
    "choose": (),
    "position": (t.A_CHOOSE,),
    "zone": (),
    "order": (t.A_CHOOSE, t.A_DISCARD, t.A_TRIBUTE, t.A_COST),
    "number": (t.A_DECLARE, t.A_MODE, t.A_CHOOSE),
    "declare": (t.A_NUMBER, t.A_SEAT, t.A_CHOOSE, t.A_MODE),
    "effect": (),
    "to": (t.A_CHOOSE, t.A_MODE, t.A_DECLARE, t.A_YES_NO),
    "from": (t.A_CHOOSE, t.A_MODE),
}
"""The questions that it can mean where nothing fits better."""


def picks_from(names: Names, ask: Ask, details: list[OpenDetail]) -> tuple[int, ...] | None:
    """The answer that the details give to this question, None if none does. The detail is used up by it."""
    for table in (FITS, ALSO_FITS):
        for detail in details:
            if not detail.is_open or ask.kind not in table[detail.detail.name]:
                continue
            found = picks_of_values(names, ask, detail.values)
            if found is not None:
                picks, count = found
                detail.used = True
                if not detail.lasts:
                    detail.values = detail.values[count:]
                return picks
    return None


def picks_of_values(names: Names, ask: Ask, values: tuple[Value, ...]) -> tuple[tuple[int, ...], int] | None:
    """The longest beginning of the values that is an answer, and how many of them it took."""
    if not values:
        return ((), 0) if ask.least == 0 else None
    for count in range(min(len(values), ask.most), 0, -1):
        picks: list[int] = []
        for value in values[:count]:
            fitting = [code for code in ask.options if code not in picks and names.means(ask, code, value)]
            if not fitting:
                break
            picks.append(first_of(names, ask, fitting))
        if len(picks) == count:
            whole = completed(names.duel, ask, tuple(picks))
            if whole is not None:
                return whole, count
    return None


def first_of(names: Names, ask: Ask, fitting: list[int]) -> int:
    """The first card of a name; of zones and the like the first option."""
    return min(fitting, key=lambda code: (subject_of(code), ask.options.index(code)))


def completed(duel: Duel, ask: Ask, picks: tuple[int, ...]) -> tuple[int, ...] | None:
    """The picks as an answer: what is missing may be added where only copies of one card are left."""
    if ask.is_answer(picks):
        return picks
    rest = [code for code in ask.options if code not in picks]
    missing = (len(ask.options) if ask.rule == IN_ORDER else ask.least) - len(picks)
    if 0 < missing <= len(rest) and are_copies(duel, rest):
        whole = picks + tuple(rest[:missing])
        return whole if ask.is_answer(whole) else None
    return None


def are_copies(duel: Duel, codes: list[int]) -> bool:
    """Whether the options are copies of one card in the same place and state."""
    if any(verb_of(code) not in (t.CHOOSE, t.ACTIVATE, t.DUE) for code in codes):
        return False
    return len({likeness(duel, code) for code in codes}) == 1


def likeness(duel: Duel, code: int) -> tuple[object, ...]:
    """What two copies have in common."""
    card = duel.cards[subject_of(code)]
    verb = verb_of(code)
    ability = extra_of(code) % 64 if verb != t.CHOOSE else 0
    return (
        verb,
        ability,
        card.face.code,
        card.controller,
        card.zone,
        card.face_up,
        card.position,
        card.counters,
        phrase_part(kept_by(duel, card.binding)),
        card.marks,
        card.link,
    )


def forced_answer(duel: Duel, ask: Ask) -> tuple[int, ...] | None:
    """The only possible answer; of several free zones the first; copies of one card in their order; None if there is a choice."""
    single = ask.single_answer()
    if single is not None:
        return single
    options = list(ask.options)
    if all(verb_of(code) == t.ZONE_OF for code in options):
        return (options[0],)
    if len(options) == 1 and ask.least == 1:
        return (options[0],)
    if are_copies(duel, options) and (ask.least == ask.most or ask.rule == IN_ORDER):
        picks = tuple(options[: ask.least]) if ask.rule != IN_ORDER else tuple(options)
        return picks if ask.is_answer(picks) else None
    if len({verb_of(code) for code in options}) == 1 and verb_of(options[0]) == t.MODE_OF and len(options) == 1:
        return (options[0],)
    return None


def position_of_all(ask: Ask, positions: str) -> tuple[int, ...] | None:
    """SUMMON-18. The position that a scenario gives to all: Attack Position, or Defense Position (face-down where no other is offered)."""
    if ask.kind != t.A_POSITION or not positions:
        return None
    wanted = (t.ATTACK,) if positions == "attack" else (t.DEFENSE, t.SET_POSITION)
    fitting = [code for code in ask.options if extra_of(code) in wanted]
    return (fitting[0],) if len(fitting) == 1 else None


def ordered_pick(names: Names, ask: Ask, details: list[OpenDetail]) -> int | None:
    """`order` for effects that are chosen one after the other: the next card of it that is offered."""
    for detail in details:
        if detail.detail.name == "order" and detail.values:
            fitting = [code for code in ask.options if code != PASS_OPTION and names.means(ask, code, detail.values[0])]
            if fitting:
                detail.used = True
                detail.values = detail.values[1:]
                return first_of(names, ask, fitting)
    return None


def names_what_happened(names: Names, detail: OpenDetail, events: list[Event]) -> bool:
    """Whether a detail names a choice that was forced and therefore never asked: what it says has happened."""
    return bool(detail.values) and all(happened(names, detail.detail.name, value, events) for value in detail.values)


def happened(names: Names, name: str, value: Value, events: list[Event]) -> bool:
    """Whether one value stands for something that has happened."""
    if value.word in POSITION_WORDS and name in ("position", "choose"):
        return any(event.kind in INTO_POSITION and lies_so(names.duel, event.card, value.word) for event in events)
    if value.word in PLACES and name in ("to", "choose"):
        return any(event.card >= 0 and names.duel.cards[event.card].zone == PLACES[value.word] for event in events)
    return any(is_about(names, event, value) for event in events) or (
        name == "zone"
        and value.number is not None
        and any(came_to(names.duel, event, value.number) for event in events)
    )


INTO_POSITION: Final = (t.E_SUMMONED, t.E_SET, t.E_FLIPPED, t.E_TURNED)
"""What brings a monster into a battle position."""


def lies_so(duel: Duel, number: int, word: str) -> bool:
    """Whether a card is a monster in the position of this word now."""
    card = duel.cards[number]
    if card.zone != t.MONSTERS:
        return False
    lies = card.position if card.face_up else t.SET_POSITION
    return POSITION_WORDS[word] == lies


def is_about(names: Names, event: Event, value: Value) -> bool:
    """Whether an event is about the card, or the Life Points, that a value names."""
    if event.kind == t.E_PAID and value.number == event.value:
        return True
    return value.card is not None and event.card >= 0 and names.duel.cards[event.card].face.name == value.card.name


def came_to(duel: Duel, event: Event, zone: int) -> bool:
    """Whether the card of an event lies in this place of its row."""
    return event.card >= 0 and duel.cards[event.card].slot == zone - 1
