"""Full states that agree with what one seat knows: what it cannot see is dealt anew. Search looks ahead in these, never in the true duel.

The method is determinization by sampling: Whitehouse, Powley, Cowling, "Determinization and Information Set Monte Carlo Tree Search for the
card game Dou Di Zhu" (IEEE CIG 2011).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.atoms import rewrite, rewrite_lasting, rewrite_link
from spellspeed.kernel.cards import Card
from spellspeed.kernel.draws import Stream, key_of
from spellspeed.kernel.records import Record
from spellspeed.kernel.viewers import is_of_side_of
from spellspeed.yugioh.bots.seat_view import SeatView, state_behind
from spellspeed.yugioh.bots.seen_cards import ANY_MONSTER, WITH_TRIBUTES, WITHOUT_TRIBUTES, Memory, was_open
from spellspeed.yugioh.bots.supposed_decks import Supposing
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.arriving import Arriving
from spellspeed.yugioh.duel.clauses import SKIPS_TRIBUTES
from spellspeed.yugioh.duel.duel import Duel, duel_again, place_of
from spellspeed.yugioh.duel.kept_names import UNTRIBUTED
from spellspeed.yugioh.duel.memory import forget_card, keep_number
from spellspeed.yugioh.duel.mingled import groups_mingled
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.teams import Action
from spellspeed.yugioh.duel.value import printed_face
from spellspeed.yugioh.duel.visibility import sees

TRIES: Final = 20
"""How often cards that are known to be one of several are dealt to one of them before each is left where it is."""


class CannotImagine(SpellspeedError):
    """No full state can be made from this view."""


def imagine(view: SeatView, rng: Stream, supposed: Sequence[tuple[int, Sequence[PrintedCard]]] = ()) -> Duel:
    """PUBLIC-1, PUBLIC-2, FIELD-9. A full duel at the same ask in which every card that the seat cannot see was dealt anew.

    What the seat sees stays as it is, and what it remembers from the log (cards returned to a hand, turned face-down, put on a Deck) stays
    where it can be; a face-down monster keeps a Level that fits the Tributes for it. The future draws come from `rng`. Two duels that differ
    in hidden cards alone give the same result. The cards dealt are those of the Decks that are played; `supposed` names for a seat the
    cards (Main and Fusion Deck) that are supposed instead. Raises CannotImagine where another seat is asked, or where the supposed cards are
    not as many as the Decks, or do not hold what was seen of them.
    """
    return Imagining(view, supposed).world(rng)


class Imagining:
    """What one seat knows of a duel at an ask of its own, worked out once for as many imagined worlds as are wanted before it is answered."""

    def __init__(
        self,
        view: SeatView,
        supposed: Sequence[tuple[int, Sequence[PrintedCard]]] = (),
        supposing: Supposing | None = None,
        known: Sequence[int] = (),
    ) -> None:
        """Arguments and errors are those of `imagine`. With `supposing` the Decks of the seats that are neither the own one nor among the `known`
        are supposed from what was seen of them."""
        duel, seat = state_behind(view), view.seat
        if duel.ask is None or duel.ask.seat != seat:
            raise CannotImagine(f"seat {seat} is not asked now; imagine at an ask of its own")
        self.duel: Final = duel
        self.seat: Final = seat
        self.memory: Final = Memory(duel, seat)
        self.unseen: Final[list[list[int]]] = []
        self.remembered: Final[list[dict[int, list[int]]]] = []
        self.pools: Final[list[list[PrintedCard]]] = []
        for owner in range(duel.seats):
            unseen = [card.number for card in duel.cards if card.owner == owner and is_unseen(duel, seat, card)]
            pool = sorted_pool(duel, unseen)
            for supposed_seat, cards in supposed:
                if supposed_seat == owner:
                    pool = rest_of(duel, owner, unseen, cards)
            if supposing is not None and owner != seat and owner not in known:
                pool = rest_of(duel, owner, unseen, self.deck_supposed(supposing, owner, unseen))
            searched = [number for number in unseen if owner == seat and is_searched(duel, seat, number)]
            if searched and len(searched) < len(unseen):
                # FIELD-9: who searches the own Deck knows what lies in it, and so what lies elsewhere; the order is not known.
                self.add_group(searched, sorted_pool(duel, searched))
                elsewhere = [number for number in unseen if number not in searched]
                self.add_group(elsewhere, sorted_pool(duel, elsewhere))
            else:
                self.add_group(unseen, pool)

    def add_group(self, unseen: list[int], pool: list[PrintedCard]) -> None:
        """Cards among which these faces are dealt, and which of them are remembered to be one of some."""
        remembered: dict[int, list[int]] = {}
        for number in unseen:
            among = [other for other in self.memory.places_of(number) if other in unseen]
            if among:
                remembered[number] = among
        self.unseen.append(unseen)
        self.remembered.append(remembered)
        self.pools.append(pool)

    def deck_supposed(self, supposing: Supposing, owner: int, unseen: Sequence[int]) -> list[PrintedCard]:
        """The Deck of a seat, supposed from what was seen of it; how many cards it had is known."""
        seen: list[PrintedCard] = []
        main = 0
        fusion = 0
        for card in self.duel.cards:
            if card.owner != owner or card.marks & t.TOKEN:
                continue
            face = self.duel.faces[card.number]
            if card.number not in unseen or self.memory.places_of(card.number):
                seen.append(face)
            if face.is_fusion:
                fusion += 1
            else:
                main += 1
        return supposing.deck_like(seen, main, fusion)

    def world(self, rng: Stream) -> Duel:
        """One of them, without a log."""
        duel, seat, memory = self.duel, self.seat, self.memory
        twin = duel.fork()
        twin.key = key_of("/".join([str(rng.below(1 << 31)) for _ in range(8)]))
        faces: dict[int, PrintedCard] = {}
        for place, unseen in enumerate(self.unseen):
            deal(duel, memory, unseen, self.remembered[place], self.pools[place], rng, faces)
        put_faces(twin, memory, faces)
        forget_what_was(twin, seat, faces)
        for place, frame in enumerate(twin.frames):
            if isinstance(frame, Action):
                twin.frames[place] = imagined_action(frame, twin, memory, faces)
        for group in groups_mingled(twin):
            if not is_of_side_of(twin, seat, twin.cards[group[0]].controller):
                mingle_again(twin, [number for number in group if not memory.is_followed(number)], rng)
        return twin


def is_unseen(duel: Duel, seat: int, card: Card) -> bool:
    """Whether a card lies where the seat does not know it; Tokens and cards out of the game are never dealt.

    ERA-QUESTION-1. Nor are those of a Graveyard that may not be looked at now: the seat remembers what came there.
    """
    return (
        card.zone != t.NOWHERE
        and card.zone != t.GRAVEYARD
        and not card.marks & t.TOKEN
        and not sees(duel, seat, card.number)
    )


def is_searched(duel: Duel, seat: int, number: int) -> bool:
    """FIELD-9. Whether a card lies in the own Deck of a seat that looks through it, because its open ask offers cards of it."""
    card = duel.cards[number]
    if duel.ask is None or card.zone != t.DECK or card.controller != seat:
        return False
    for code in duel.ask.options:
        offered = subject_of(code)
        if offered >= 0 and duel.cards[offered].zone == t.DECK and duel.cards[offered].controller == seat:
            return True
    return False


def sorted_pool(duel: Duel, numbers: Sequence[int]) -> list[PrintedCard]:
    """The faces of the cards in an order that tells nothing of where each of them lies."""
    pairs = sorted([(duel.faces[number].code, number) for number in numbers])
    return [duel.faces[number] for _, number in pairs]


def rest_of(duel: Duel, owner: int, unseen: Sequence[int], cards: Sequence[PrintedCard]) -> list[PrintedCard]:
    """The supposed cards without those that were seen."""
    left = {face.code: face for face in cards}
    counts: dict[int, int] = {}
    for face in cards:
        counts[face.code] = counts.get(face.code, 0) + 1
    for card in duel.cards:
        if card.owner == owner and not card.marks & t.TOKEN and card.number not in unseen:
            code = card.face.code
            if not counts.get(code, 0):
                raise CannotImagine(f"{card.face.name} was seen, but is not among the cards supposed for seat {owner}")
            counts[code] -= 1
    found = [left[code] for code in sorted(counts) for _ in range(counts[code])]
    if len(found) != len(unseen):
        raise CannotImagine(f"seat {owner} has {len(unseen)} unseen cards; {len(found)} are left of those supposed")
    return found


def deal(
    duel: Duel,
    memory: Memory,
    unseen: list[int],
    remembered: dict[int, list[int]],
    pool: list[PrintedCard],
    rng: Stream,
    faces: dict[int, PrintedCard],
) -> None:
    """Give every unseen card of one owner a face. Cards that are remembered, each as one of several, go first, then the places that few faces fit."""
    for attempt in range(TRIES + 1):
        left = pool.copy()
        dealt: dict[int, PrintedCard] = {}
        for number, among in remembered.items():
            face = duel.faces[number]
            places = [number] if attempt == TRIES else among
            fitting = [place for place in places if place not in dealt and fits(duel, memory, place, face)]
            if fitting and face in left:
                dealt[fitting[rng.below(len(fitting))]] = face
                left.remove(face)
        if deal_rest(duel, memory, [number for number in unseen if number not in dealt], left, rng, dealt):
            faces.update(dealt)
            return
    raise CannotImagine("the cards supposed do not fit where face-down cards lie")


def deal_rest(
    duel: Duel, memory: Memory, places: list[int], left: list[PrintedCard], rng: Stream, dealt: dict[int, PrintedCard]
) -> bool:
    """Deal the faces that are left by chance, the narrowest places first. Whether every place got one.

    Fusion Monsters and all others are dealt apart (FDECK-5); of the others only face-down cards on the field are choosy, as `fits` says, and those
    that are about to be Special Summoned.
    """
    coming = about_to_come(duel)
    of_fusions: list[int] = []
    choosy: list[int] = []
    free: list[int] = []
    for place in places:
        zone = duel.cards[place].zone
        if zone == t.FUSION_DECK or duel.faces[place].is_fusion:
            of_fusions.append(place)
        elif zone == t.MONSTERS or zone == t.SPELLS or zone == t.FIELD or place in coming:
            choosy.append(place)
        else:
            free.append(place)
    others = [face for face in left if not face.is_fusion]
    choices = [(len([face for face in others if fits(duel, memory, place, face)]), place) for place in choosy]
    choices.sort()
    for _, place in choices:
        fitting = [at for at, face in enumerate(others) if fits(duel, memory, place, face)]
        if not fitting:
            return False
        dealt[place] = others.pop(fitting[rng.below(len(fitting))])
    return deal_out(free, others, rng, dealt) and deal_out(
        of_fusions, [face for face in left if face.is_fusion], rng, dealt
    )


def deal_out(places: list[int], left: list[PrintedCard], rng: Stream, dealt: dict[int, PrintedCard]) -> bool:
    """Deal by chance faces that fit any of the places. Whether there are as many as places."""
    if len(left) != len(places):
        return False
    for place in places:
        at = rng.below(len(left))
        dealt[place] = left[at]
        left[at] = left[-1]
        left.pop()
    return True


def fits(duel: Duel, memory: Memory, number: int, face: PrintedCard) -> bool:
    """FDECK-5, FIELD-4, FIELD-10, SUMMON-5. Whether that face may lie where a card lies."""
    card = duel.cards[number]
    zone = card.zone
    if zone == t.FUSION_DECK or face.is_fusion or duel.faces[number].is_fusion:
        # The cards of a Fusion Deck are counted: one that lies face-down elsewhere was seen before, or is missing there.
        return face.is_fusion and (zone == t.FUSION_DECK or duel.faces[number].is_fusion)
    if zone == t.MONSTERS:
        if card.marks & t.DISGUISED:
            return face.kind == t.SPELL or face.kind == t.TRAP
        if not face.is_monster:
            return False
        tributes = memory.class_of(number)
        low = face.level <= 4
        if tributes == ANY_MONSTER:
            return True
        return not low if tributes == WITH_TRIBUTES else low or bool(face.claims & SKIPS_TRIBUTES)
    if zone == t.FIELD:
        return not face.is_monster and face.icon == t.FIELD_ICON
    if zone == t.SPELLS and card.marks & t.AS_EQUIP:
        return face.is_monster
    if zone == t.SPELLS:
        return not face.is_monster and face.icon != t.FIELD_ICON
    if number in about_to_come(duel):
        # The text that summons them says of which Level they are, so that tells nothing.
        return face.is_monster and (face.level <= 4) == (duel.faces[number].level <= 4)
    return True


def about_to_come(duel: Duel) -> tuple[int, ...]:
    """SUMMON-16, FAQ CYBER JAR. The cards of a Special Summon whose players still decide position and zone: all of them are monsters."""
    found: list[int] = []
    for frame in duel.frames:
        if isinstance(frame, Arriving):
            found += frame.numbers()
    return tuple(found)


def put_faces(duel: Duel, memory: Memory, faces: dict[int, PrintedCard]) -> None:
    """Make cards other ones where they lie. In the indexes they come last, by number: when a card that is no more came there tells nothing.

    Nor does what the true card keeps: what was Set without Tributes is seen, and a card that may skip them keeps it.
    """
    numbers = sorted(faces)
    remembers = len(duel.kept) > 0 or len(duel.cards_this_turn) > 0
    for number in numbers:
        old, before = duel.cards[number], duel.faces[number]
        duel.forget(old, before, before.noted[place_of(old)])
    for number in numbers:
        face = faces[number]
        new = duel.cards[number].with_face(face)
        rewrite(duel, new)
        duel.faces[number] = face
        duel.remember(new, face, face.noted[place_of(new)])
        if remembers:
            forget_card(duel, number)
        is_set = new.zone == t.MONSTERS and not new.face_up
        if is_set and memory.class_of(number) == WITHOUT_TRIBUTES and bool(face.claims & SKIPS_TRIBUTES):
            keep_number(duel, new.binding, UNTRIBUTED, 1)


def mingle_again(duel: Duel, group: list[int], rng: Stream) -> None:
    """ERA-HATS-1. Of monsters that were shuffled together each may be any other one: what they are is dealt among their places by chance."""
    left = group.copy()
    olds = [duel.cards[number] for number in group]
    sources = [left.pop(rng.below(len(left))) for _ in group]
    news: list[Card] = []
    for old, source in zip(olds, sources, strict=True):
        face, owner, marks = duel.cards[source].face, duel.cards[source].owner, duel.cards[source].marks
        news.append(Card(
            old.number, face, owner, old.controller, old.zone, old.slot, old.stay, old.face_up, old.position, old.arrived, old.by,
            old.changed, old.attacked, old.attacks, marks, old.counters, old.link,
        ))  # fmt: skip
    for old in olds:
        face = duel.faces[old.number]
        duel.forget(old, face, face.noted[place_of(old)])
    taken: dict[int, int] = {}
    for new, source in zip(news, sources, strict=True):
        taken[duel.cards[source].binding] = new.binding
        face = printed_face(new)
        rewrite(duel, new)
        duel.faces[new.number] = face
        duel.remember(new, face, face.noted[place_of(new)])
    for place, effect in enumerate(duel.lasting.copy()):
        if any([binding in taken for binding in effect.cards]):
            cards = tuple([taken.get(binding, binding) for binding in effect.cards])
            rewrite_lasting(duel, place, effect.with_cards(cards))


def forget_what_was(duel: Duel, seat: int, faces: dict[int, PrintedCard]) -> None:
    """Replace the records of cards as they were before the last events: they would tell what was dealt anew."""
    duel.fresh = refaced(duel.fresh, seat, faces)
    duel.occasion = refaced(duel.occasion, seat, faces)
    duel.waiting = refaced(duel.waiting, seat, faces)
    for place, link in enumerate(duel.chain):
        rewrite_link(duel, place, refaced(link, seat, faces))
    duel.frames = [frame if isinstance(frame, Action) else refaced(frame, seat, faces) for frame in duel.frames]


def imagined_action(action: Action, twin: Duel, memory: Memory, faces: dict[int, PrintedCard]) -> Action:
    """TEAM-III-5. What an action that is not permitted goes back to: the same cards are dealt there, and the same draws will follow.

    A card that was seen then and is not now (its cost returned it to a Deck) is there what it was; the card that was dealt in its place is
    then what it is dealt as.
    """
    before = duel_again(action.held, twin.always, twin.serial, twin.decisions)
    before.key = twin.key
    known = [number for number in sorted(faces) if not is_unseen(before, memory.seat, before.cards[number])]
    dealt = {number: face for number, face in faces.items() if number not in known}
    for number in known:
        true, given = before.faces[number], faces[number]
        same = [other for other in sorted(dealt) if dealt[other] is true]
        if true is not given and same:
            fitting = [other for other in same if fits(before, memory, other, given)]
            dealt[(fitting or same)[0]] = given
    put_faces(before, memory, dealt)
    forget_what_was(before, memory.seat, dealt)
    return Action(before.contents())


def refaced(value: Any, seat: int, faces: dict[int, PrintedCard]) -> Any:
    """The value with each record of an unseen card that was dealt anew replaced by one of its new face."""
    if isinstance(value, Card):
        face = faces.get(value.number)
        if face is None or was_open(value.zone, value.face_up) or (value.controller == seat and value.zone != t.DECK):
            return value
        return value.with_face(face)
    if isinstance(value, PrintedCard):
        return value
    if isinstance(value, Record):
        held: tuple[object, ...] = value.parts()
        again = refaced(held, seat, faces)
        return value if again is held else type(value)(*again)
    if isinstance(value, tuple):
        olds = cast("tuple[object, ...]", value)
        items = [refaced(item, seat, faces) for item in olds]
        return tuple(items) if any([item is not old for item, old in zip(items, olds, strict=True)]) else olds
    if isinstance(value, list):
        return [refaced(item, seat, faces) for item in cast("list[object]", value)]
    return value
