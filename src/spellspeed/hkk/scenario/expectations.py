"""`expect` and `check` of hkk scenarios: comparing a game with what must be true of it."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules import texts
from spellspeed.hkk.rules.derived import damage_on
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import source_seat
from spellspeed.hkk.scenario.names import EVENTS, KINDS
from spellspeed.hkk.scenario.play import HkkPlay
from spellspeed.hkk.view import view
from spellspeed.kernel.events import Event
from spellspeed.kernel.state import DRAWN, NOBODY
from spellspeed.scenario.model import UNKNOWN
from spellspeed.scenario.model_expect import CardMatch, EventMatch, Expectation, SeatExpectation, ZoneExpectation

ZONES: Final = {
    "hand": t.HAND,
    "reserve": t.RESERVE,
    "guard": t.GUARD,
    "table": t.FIELD,
    "collector": t.COLLECTOR,
    "nothing": t.NOTHING,
    "deck": t.DECK,
}


def check_expectation(play: HkkPlay, expected: Expectation) -> list[str]:
    """Everything that is not as expected, as messages; none where all holds."""
    game = play.game
    problems = [problem for side in expected.sides for problem in side_problems(play, side)]
    values = (
        ("phase", expected.phase, t.PHASES[game.phase]),
        ("turn_player", expected.turn_player, play.names.seats[game.turn_seat]),
        ("turn", expected.turn, game.turn),
        ("winner", expected.winner, winner(play)),
        ("reason", expected.reason, game.reason),
        ("sources", expected.sources, game.action_sources),
    )
    for what, wanted, found in values:
        if wanted is not None and wanted != found:
            problems.append(f"{what} is {found}, expected {wanted}")
    for ref, kinds in expected.clauses:
        for number in play.names.meant(game, ref)[:1]:
            printed = tuple(clause.kind for clause in game.face(number).clauses)
            if printed != kinds:
                problems.append(f"the clauses of {ref} are {list(printed)}, expected {list(kinds)}")
    for ref, kinds in expected.active:
        for number in play.names.meant(game, ref)[:1]:
            now = tuple(texts.active_kinds(game, number))
            if now != kinds:
                problems.append(f"{ref} has {list(now)}, expected {list(kinds)}")
    if expected.chain is not None:
        queue = [(link.face.name, play.names.seats[link.seat]) for link in game.chain]
        wanted_queue = [(match.card.name, match.seat) for match in expected.chain]
        alike = [a == b or (a[0] == b[0] and b[1] is None) for a, b in zip(queue, wanted_queue, strict=False)]
        if len(queue) != len(wanted_queue) or not all(alike):
            problems.append(f"the queue is {queue}, expected {wanted_queue}")
    if expected.phases is not None and expected.phases != phases_of_turn(play):
        problems.append(f"the phases are {list(phases_of_turn(play))}, expected {list(expected.phases)}")
    for sight in expected.sees:
        problems += sight_problems(play, sight.viewer, sight.sides)
    return problems + event_problems(play, expected)


def phases_of_turn(play: HkkPlay) -> tuple[str, ...]:
    """The phases of the running turn so far."""
    found: list[str] = []
    for event in play.game.journal or []:
        if event.kind == t.E_PHASE:
            found = [*([] if t.PHASES[event.value] == t.PHASES[0] else found), t.PHASES[event.value]]
    return tuple(found)


def winner(play: HkkPlay) -> str:
    """Who has won, in the words of a scenario."""
    if play.game.winner == NOBODY:
        return "none"
    return "draw" if play.game.winner == DRAWN else play.names.seats[play.game.winner]


def side_problems(play: HkkPlay, expected: SeatExpectation) -> list[str]:
    """What is not as expected of a seat."""
    game, seat = play.game, play.names.seats.index(expected.seat)
    values = (
        ("life", expected.life, game.life_of(seat)),
        ("vp", expected.vp, game.vp[seat]),
        ("hand_size", expected.hand_size, len(game.zone(seat, t.HAND))),
        ("deck_size", expected.deck_size, len(game.zone(seat, t.DECK))),
    )
    problems = [
        f"{what} of {expected.seat} is {found}, expected {wanted}"
        for what, wanted, found in values
        if wanted is not None and wanted != found
    ]
    for zone in expected.zones:
        problems += zone_problems(play, seat, zone)
    if expected.deck_top is not None:
        top = [game.cards[number].face.name for number in reversed(game.zone(seat, t.DECK))][: len(expected.deck_top)]
        if top != [match.name for match in expected.deck_top]:
            problems.append(f"on the deck of {expected.seat} is {top}")
    return problems


def zone_problems(play: HkkPlay, seat: int, expected: ZoneExpectation) -> list[str]:
    """Whether a zone holds just what is expected, in any order."""
    game = play.game
    left = list(game.zone(seat, ZONES[expected.zone]))
    for match in sorted(expected.cards, key=how_much, reverse=True):
        found = [number for number in left if is_match(play, match, number)]
        if not found:
            return [
                f"{expected.zone} of {play.names.seats[seat]} is {said(game, seat, expected.zone)}, without {match.name}"
            ]
        left.remove(found[0])
    return [f"{expected.zone} of {play.names.seats[seat]} is {said(game, seat, expected.zone)}"] if left else []


def how_much(match: CardMatch) -> int:
    """How much an expectation says: what says more is matched first."""
    return sum(one is not None for one in (match.position, match.counters, match.damage, match.owner))


def said(game: Game, seat: int, zone: str) -> list[str]:
    """The cards of a zone for a message."""
    return [
        f"{game.cards[n].face.name} ({'active' if game.cards[n].position == t.ACTIVE else 'passive'}, damage {damage_on(game, n)})"
        if game.in_play(n)
        else game.cards[n].face.name
        for n in game.zone(seat, ZONES[zone])
    ]  # fmt: skip


def is_match(play: HkkPlay, match: CardMatch, number: int) -> bool:
    """Whether a card is as expected."""
    game = play.game
    card = game.cards[number]
    if match.name != card.face.name:
        return False
    if match.position is not None and (match.position == "active") != (card.position == t.ACTIVE):
        return False
    if match.damage is not None and match.damage != damage_on(game, number):
        return False
    if match.owner is not None and play.names.seats.index(match.owner) != card.owner:
        return False
    return match.counters is None or sorted(match.counters) == sorted(card.counters)


def sight_problems(play: HkkPlay, viewer: str, sides: tuple[SeatExpectation, ...]) -> list[str]:
    """Whether a seat sees what is expected: names, and `unknown` for cards of which it knows only that they are there."""
    problems: list[str] = []
    seen = view(play.game, play.names.seats.index(viewer))
    for expected in sides:
        side = seen["sides"][play.names.seats.index(expected.seat)]
        for zone in expected.zones:
            if zone.zone == "hand":
                found = sorted(side.get("cards_in_hand", [UNKNOWN] * side["hand"]))
            elif zone.zone == "deck":
                found = [UNKNOWN] * side["deck"]
            else:
                found = sorted(card["card"] for card in side[zone.zone])
            if found != sorted(match.name for match in zone.cards):
                problems.append(f"{viewer} sees {zone.zone} of {expected.seat} as {found}")
        if expected.hand_size is not None and expected.hand_size != side["hand"]:
            problems.append(f"{viewer} sees {side['hand']} cards in the hand of {expected.seat}")
    return problems


def event_problems(play: HkkPlay, expected: Expectation) -> list[str]:
    """Whether the events happened in this order, and the others not at all."""
    journal = play.game.journal or []
    place = 0
    for match in expected.events:
        found = [at for at in range(place, len(journal)) if is_event(play, match, journal[at])]
        if not found:
            return [f"{match.name} {' '.join(value.text for value in match.values)} did not happen (in this order)"]
        place = found[0] + 1
    return [
        f"{match.name} {' '.join(value.text for value in match.values)} happened"
        for match in expected.no_events
        if any(is_event(play, match, event) for event in journal)
    ]


def is_event(play: HkkPlay, match: EventMatch, event: Event) -> bool:
    """Whether an event is the one that is meant."""
    if EVENTS.get(match.name) != event.kind:
        return False
    if (match.name == "counter_added" and event.value < 0) or (match.name == "counter_removed" and event.value > 0):
        return False
    if match.seat is not None and event.seat != play.names.seats.index(match.seat):
        return False
    if match.kind is not None and KINDS.get(match.kind) != event.value:
        return False
    if match.by is not None and not is_cause(play, match, event):
        return False
    return all(value_fits(play, match, value_text, event) for value_text in [value.text for value in match.values])


def value_fits(play: HkkPlay, match: EventMatch, text: str, event: Event) -> bool:
    """Whether the card or the number of an event is the one that was written."""
    if text.lstrip("-").isdigit():
        return abs(event.value) == int(text) or (match.name == "drawn" and text == "1")
    if match.name == "phase":
        return t.PHASES[event.value] == text
    return event.card >= 0 and play.game.cards[event.card].face.name.casefold() == text.casefold()


def is_cause(play: HkkPlay, match: EventMatch, event: Event) -> bool:
    """Whether an event came about by what was written: battle, cost, rule, effect, or a card."""
    assert match.by is not None
    word = match.by.text
    if word in ("battle", "cost", "rule"):
        return event.cause == {"battle": t.BY_COMBAT, "cost": t.BY_COST, "rule": t.BY_RULE}[word]
    if word == "effect":
        return source_seat(event) >= 0 and event.cause not in (t.BY_COMBAT, t.BY_COST, t.BY_RULE)
    return event.by >= 0 and play.game.cards[event.by].face.name == word
