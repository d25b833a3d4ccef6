"""What happens to cards and players: every change goes through here, and is told."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import derived, meaning, texts
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.context import Cause, Context, LastKnown
from spellspeed.hkk.rules.faces import TokenFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import add_last_known, write_components, write_vp
from spellspeed.hkk.rules.standing_statements import Holding
from spellspeed.hkk.text import words
from spellspeed.hkk.text.clauses import TemporaryCost
from spellspeed.hkk.text.sentences import Counter, Token
from spellspeed.hkk.text.shields import IgnoreNextSource, PreventDamage, PreventDamageBy, PreventDamageToCards
from spellspeed.kernel.atoms import (
    BOTTOM,
    TOP,
    add_card,
    add_lasting,
    lay,
    lift,
    next_order,
    rewrite,
    rewrite_lasting,
    set_life,
    shuffle_zone,
)
from spellspeed.kernel.cards import Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.lasting import Lasting

SEATS: Final = 8
"""An event's `detail` is 1 + the seat whose source it was, and SEATS times the number of the source."""
LIVES: Final = 1 << 20
"""`link` of a permanent is LIVES plus the opponent's life when it was announced, or 0."""
ENTERS_PASSIVE: Final = (words.CREATURE, words.BUILDING)


def note(game: Game, kind: int, number: int, before: Card | None, seat: int, cause: Cause, value: int = 0) -> None:
    """Tell that something happened."""
    detail = cause.seat + 1 + SEATS * cause.source
    game.tell(Event(kind, number, before, seat, cause.kind, cause.card, value, detail, game.batch))


def source_seat(event: Event) -> int:
    """The player whose source an event came from, -1 if it came from none."""
    return event.detail % SEATS - 1


def source_number(event: Event) -> int:
    """The number of the source that an event came from, 0 if it came from none."""
    return event.detail // SEATS


def cause_of(event: Event) -> Cause:
    """Why an event happened."""
    return Cause(event.cause, source_seat(event), event.by, source_number(event))


def placed(card: Card, controller: int, zone: int, position: int) -> Card:
    """The same stay elsewhere in play."""
    return Card(
        card.number, card.face, card.owner, controller, zone, -1, card.stay, card.face_up, position, card.arrived, card.by,
        card.changed, card.attacked, card.attacks, card.marks, card.counters, card.link,
    )  # fmt: skip


def move(game: Game, number: int, zone: int, cause: Cause, place: int = TOP) -> None:
    """Move a card to a zone of its owner that is not in play; a token that leaves play is gone. Leaving play is told."""
    old = game.cards[number]
    if old.zone in t.IN_PLAY and zone not in t.IN_PLAY:
        clauses = tuple(texts.working_clauses(game, number))
        add_last_known(game, LastKnown(old.binding, old.controller, clauses, derived.x_of(game, number)))
    goes = t.GONE if game.face(number).is_token and zone not in t.IN_PLAY else zone
    new = old.with_place(old.owner, goes, -1, old.stay + 1, zone not in (t.HAND, t.DECK), t.ACTIVE, 0, old.owner, 0)
    lift(game, old)
    lay(game, new, place)
    game.touch()
    if old.zone in t.IN_PLAY:
        note(game, t.E_LEFT, number, old, old.controller, cause, zone)
        if zone == t.COLLECTOR:
            note(game, t.E_DIED, number, old, old.controller, cause)
    elif zone == t.COLLECTOR and old.zone != t.HAND and game.face(number).waits_for_collector:
        note(game, t.E_COLLECTED, number, old, old.owner, cause)


def enter(game: Game, number: int, seat: int, cause: Cause, x: int = 0, seen: int | None = None) -> None:
    """HKK-91.3.4: a permanent comes into play on a player's side, from wherever, with the temporary cost counters that it has.

    Creatures enter the reserve; creatures and buildings enter passive, other permanents active. `seen` is the opponent's life when the card was
    announced, where that decides (option `advantage_checked`).
    """
    old = game.cards[number]
    face = game.face(number)
    zone = t.RESERVE if face.kind == words.CREATURE else t.FIELD
    position = t.PASSIVE if face.kind in ENTERS_PASSIVE else t.ACTIVE
    new = old.with_place(seat, zone, -1, old.stay + 1, True, position, next_order(game), seat, x * t.X_PLACE)
    lift(game, old)
    lay(game, new if seen is None else new.with_link(seen + LIVES))
    game.touch()
    fixed = derived.fixed_values(game, number)
    if fixed:
        rewrite(game, game.cards[number].with_marks(game.cards[number].marks + fixed))
    for clause in face.clauses:
        if isinstance(clause, TemporaryCost):
            put_counters(game, number, Counter(words.Name(t.TEMPORARY)), clause.counters, cause)
    note(game, t.E_ENTERED, number, old, seat, cause)


def create_token(game: Game, token: Token, seat: int, cause: Cause) -> int:
    """HKK-91.3.7: an independent counter comes into play; its owner is the player on whose side it was made."""
    number = len(game.cards)
    card = Card(number, TokenFace(0, token), seat, seat, t.GONE, -1, 0, True, t.ACTIVE, 0, seat, 0, 0, 0, 0, (), 0)
    add_card(game, card)
    lay(game, card)
    enter(game, number, seat, cause)
    return number


def shift(game: Game, number: int, zone: int) -> None:
    """Move a creature between reserve and guard post; it stays in play."""
    old = game.cards[number]
    lift(game, old)
    lay(game, placed(old, old.controller, zone, old.position))
    game.touch()


def take_control(game: Game, number: int, seat: int, cause: Cause) -> None:
    """The permanent goes over to another player's side; its owner stays its owner."""
    old = game.cards[number]
    if old.controller == seat or old.zone not in t.IN_PLAY:
        return
    lift(game, old)
    lay(game, placed(old, seat, t.RESERVE if old.zone == t.GUARD else old.zone, old.position))
    game.touch()
    note(game, t.E_CONTROL, number, old, old.controller, cause, seat)


def turn(game: Game, number: int, position: int, cause: Cause) -> None:
    """Turn a permanent active or passive. A passive creature cannot stay in the guard post."""
    old = game.cards[number]
    if old.position == position or old.zone not in t.IN_PLAY:
        return
    rewrite(game, placed(old, old.controller, old.zone, position))
    if position == t.PASSIVE and old.zone == t.GUARD:
        shift(game, number, t.RESERVE)
    note(game, t.E_TURNED, number, old, old.controller, cause, position)


def draw(game: Game, seat: int, count: int, cause: Cause) -> None:
    """Draw cards from the top of the deck; the option `deckout` says what it means that there is none."""
    for _ in range(count):
        deck = game.zone(seat, t.DECK)
        if not deck:
            if game.options.value("deckout") == "lose":
                set_life(game, game.side_of[seat], min(0, game.life_of(seat)))
                game.touch()
            return
        number = deck[-1]
        move(game, number, t.HAND, cause)
        note(game, t.E_DREW, number, None, seat, cause)


def discard(game: Game, number: int, cause: Cause) -> None:
    """A card goes from the hand to the collector."""
    seat = game.cards[number].owner
    old = game.cards[number]
    move(game, number, t.COLLECTOR, cause)
    note(game, t.E_DISCARDED, number, old, seat, cause)


def put_in_deck(game: Game, number: int, to: words.Zone, cause: Cause) -> None:
    """Put a card on top or at the bottom of its owner's deck, or shuffle it into it."""
    move(game, number, t.DECK, cause, BOTTOM if to == words.DECK_BOTTOM else TOP)
    if to == words.DECK:
        shuffle(game, game.cards[number].owner, cause)


def shuffle(game: Game, seat: int, cause: Cause) -> None:
    """Shuffle a deck."""
    shuffle_zone(game, seat, t.DECK, "shuffle")
    note(game, t.E_SHUFFLED, -1, None, seat, cause)


def change_life(game: Game, seat: int, by: int, cause: Cause) -> None:
    """Gain or lose life; losing it is no damage."""
    if by:
        set_life(game, game.side_of[seat], game.life_of(seat) + by)
        game.touch()
        note(game, t.E_LIFE, -1, None, seat, cause, by)


def change_vp(game: Game, seat: int, by: int, cause: Cause) -> None:
    """Gain or lose magic points, down to none."""
    by = max(by, -game.vp[seat])
    if by:
        write_vp(game, seat, game.vp[seat] + by)
        game.touch()
        note(game, t.E_VP, -1, None, seat, cause, by)


def change_components(game: Game, seat: int, by: int, cause: Cause) -> None:
    """Gain or lose components, down to none."""
    by = max(by, -game.components[seat])
    if by:
        write_components(game, seat, game.components[seat] + by)
        game.touch()
        note(game, t.E_COMPONENTS, -1, None, seat, cause, by)


def change(game: Game, seat: int, by: int, which: words.Resource, cause: Cause) -> None:
    """Gain or lose life, magic points or components."""
    if which == words.LIFE_POINTS:
        change_life(game, seat, by, cause)
    elif which == words.MAGIC_POINTS:
        change_vp(game, seat, by, cause)
    else:
        change_components(game, seat, by, cause)


def damage_player(game: Game, seat: int, amount: int, cause: Cause) -> None:
    """Damage to a player, less what shields take. HKK-91.5.5: all damage of one spell is that of one source."""
    amount = 0 if is_stopped(game, cause) else shielded(game, seat, amount, cause)
    if amount > 0:
        change_life(game, seat, -amount, cause)
        note(game, t.E_DAMAGED, -1, None, seat, cause, amount)


def is_stopped(game: Game, cause: Cause) -> bool:
    """Whether damage of a card like this one is not dealt this turn, to whomever it would be."""
    for one in game.lasting:
        shield = one.change.shield if isinstance(one.change, Holding) else None
        if isinstance(shield, PreventDamageBy) and cause.card >= 0:
            if meaning.fits(game, shield.what, cause.card, Context(one.seat, one.source, cause)):
                return True
    return False


def shielded(game: Game, seat: int, amount: int, cause: Cause) -> int:
    """What is left of damage to a player. A shield against the next source takes all that this one source deals (HKK-91.5.5)."""
    for place, one in enumerate(game.lasting):
        shield = one.change.shield if isinstance(one.change, Holding) else None
        if shield is None or one.against != seat or amount <= 0:
            continue
        if isinstance(shield, IgnoreNextSource) and (cause.is_source or combat_counts(game, cause)):
            if one.amount in (0, cause.source):
                rewrite_lasting(game, place, with_amount(one, cause.source))
                return 0
        elif isinstance(shield, PreventDamage):
            amount = less_shield(game, place, one, shield.amount is None, amount)
    return amount


def less_shield(game: Game, place: int, one: Lasting, takes_all: bool, amount: int) -> int:
    """What is left of damage after a shield against so much damage, or against all of it, took its part."""
    if takes_all:
        return 0
    taken = min(one.amount, amount)
    rewrite_lasting(game, place, with_amount(one, one.amount - taken))
    return amount - taken


def shielded_card(game: Game, number: int, amount: int) -> int:
    """What is left of damage to a card after the shields over it, in the order in which they began."""
    binding = game.binding(number)
    for place, one in enumerate(game.lasting):
        shield = one.change.shield if isinstance(one.change, Holding) else None
        if isinstance(shield, PreventDamageToCards) and amount > 0 and binding in one.cards:
            amount = less_shield(game, place, one, shield.amount is None, amount)
    return amount


def combat_counts(game: Game, cause: Cause) -> bool:
    """Whether combat is a source here (option `combat_is_source`)."""
    return cause.kind == t.BY_COMBAT and game.options.is_on("combat_is_source")


def with_amount(one: Lasting, amount: int) -> Lasting:
    """The lasting effect with another amount left."""
    return Lasting(one.source, one.seat, one.change, one.cards, amount, one.until, one.turn, one.order, one.against)


def damage_card(game: Game, number: int, amount: int, cause: Cause) -> None:
    """Damage to a creature or a building, less what shields take, lies on it; whether it dies is seen when the batch is complete."""
    card = game.cards[number]
    if card.zone in t.IN_PLAY:
        amount = 0 if is_stopped(game, cause) else shielded_card(game, number, amount)
    if amount > 0 and card.zone in t.IN_PLAY:
        rewrite(game, card.with_marks(card.marks + amount))
        note(game, t.E_DAMAGED, number, card, card.controller, cause, amount)


def heal_card(game: Game, number: int, amount: int | None, cause: Cause) -> None:
    """So much of the damage on a permanent is gone, or all of it (None)."""
    card = game.cards[number]
    lying = derived.damage_on(game, number)
    gone = lying if amount is None else min(lying, amount)
    if card.zone in t.IN_PLAY and gone > 0:
        rewrite(game, card.with_marks(card.marks - gone))
        note(game, t.E_HEALED, number, card, card.controller, cause, gone)


def put_counters(game: Game, number: int, counter: Counter, count: int, cause: Cause) -> None:
    """HKK-91.3.7: put dependent counters on a permanent; what they carry is that permanent's, with its controller as theirs."""
    card = game.cards[number]
    if count <= 0:
        return
    rewrite(game, card.with_counters(counter.name, card.counted(counter.name) + count))
    binding = game.binding(number)
    known = [one for one in game.lasting if isinstance(one.change, Holding) and one.cards == (binding,)]
    if counter.text and not any(isinstance(one.change, Holding) and one.change.counter == counter for one in known):
        add_lasting(
            game, Lasting(binding, card.controller, Holding(None, counter=counter), (binding,), 0, 0, 0, game.order)
        )
    note(game, t.E_COUNTERS, number, card, card.controller, cause, count)


def remove_counters(game: Game, number: int, name: str, count: int, cause: Cause) -> None:
    """Take counters off a permanent, as many as there are."""
    card = game.cards[number]
    taken = min(count, card.counted(name))
    if taken > 0:
        rewrite(game, card.with_counters(name, card.counted(name) - taken))
        note(game, t.E_COUNTERS, number, card, card.controller, cause, -taken)
