"""An effect that Special Summons is offered on a full field only if it frees a zone itself (FIELD-2, T-3.12, T-9.1).

Wherever such an effect is offered, all own Monster Card Zones are filled with monsters that do nothing. If it is offered still, something comes of
it; if it is not, its player had more monsters after it than before. Where the zones are filled while it waits on the Chain nothing is lost: what
cannot come stays where it was, each card lies in one place, and the play goes on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from spellspeed.kernel.atoms import ask_always
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.simulation.reachable import companions, likes
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_FIELD_LIMIT, X_UNAFFECTED
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.may.activate import may_activate
from spellspeed.yugioh.may.trigger import can_still_be_announced, is_due
from spellspeed.yugioh.words.choices.targets import Target
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import spell
from spellspeed.yugioh.words.filters.location import LiesIn, Revivable
from spellspeed.yugioh.words.filters.traits import OfKind
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.references import Bound
from spellspeed.yugioh.words.verbs.movement import RemoveFromPlay
from spellspeed.yugioh.words.verbs.summons import SpecialSummon
from tests.properties.metamorphic.crafted import crafted
from tests.properties.metamorphic.filling import fill
from tests.properties.metamorphic.laid import laid, strewn
from tests.properties.metamorphic.searched import boards_from
from tests.properties.metamorphic.targeting import link_of, stand_again
from tests.properties.metamorphic.test_answers_to_summons import abilities_that_summon
from tests.properties.metamorphic.using import CARD, is_way, place_for, towards, willing
from tests.properties.playing import asked, how_many
from tests.thorough import THOROUGH, is_checked

GROUPS: Final = 4
ANSWERS: Final = 60
RESOLVING: Final = 40
ME: Final = 0
BOARDS: Final = how_many(8, 32)
GOES_ON: Final = 12
REFUSED: Final = "not offered on a full field, though it leaves no more monsters than before"
IN_VAIN: Final = "offered on a full field in vain"
ELSEWHERE: Final = "a monster that cannot come does not stay where it was"
MISPLACED: Final = "a card lies in no zone, or in two"
EXCEPTIONS: Final = {
    ("A Hero Emerges", ELSEWHERE): (0, 7, "its text: a card that cannot be Special Summoned is sent to the Graveyard"),
    ("Chosen One", ELSEWHERE): (0, 1, "its text: a card that cannot be Special Summoned is sent to the Graveyard"),
    ("Monster Gate", ELSEWHERE): (
        0,
        1,
        "FAQ: a monster that cannot be Special Summoned is sent to the Graveyard with the others",
    ),
    ("Reasoning", ELSEWHERE): (
        0,
        1,
        "FAQ: a monster that cannot be Special Summoned is sent to the Graveyard with the others",
    ),
    ("Enchanting Fitting Room", ELSEWHERE): (
        0,
        74,
        "FAQ: weak Normal Monsters that find no zone are sent to the Graveyard",
    ),
    ("Gladiator Beast Gyzarus", REFUSED): (
        2,
        22,
        "T-3.12: it is to Summon two and needs two zones; only one was in the Deck (T-9.11)",
    ),
}
"""What cards do against the law, and why that is right: which ability, and a position that shows it."""


class Offer(NamedTuple):
    """A duel whose open ask offers the ability to a seat, by an option."""

    duel: Duel
    seat: int
    code: int


class Outcome(NamedTuple):
    """What came of an activation: the monsters that it Special Summoned, how many more its player controls, and whether nothing came."""

    duel: Duel
    summoned: list[int]
    more: int
    nothing: bool


def copy_of(duel: Duel) -> Duel:
    """Another duel that stands as this one, and tells what happens from now on."""
    twin = duel.fork()
    ask_always(twin, True)
    twin.journal = []
    return twin


def offer(face: PrintedCard, ability: Ability, board: int) -> Offer | None:
    """The first offer of the ability in a position; None where it is not offered in the answers that are given."""
    stream = Stream(f"full field {face.code} {ability.index} {board}")
    around = strewn(stream, beside=companions(face) + likes(face)[:20])
    duel = laid([place_for(face, ability, board % 2 if face.is_trap else ME), *around])
    ask_always(duel, True)
    stand_again(duel)
    for _ in range(ANSWERS):
        if duel.over:
            return None
        ask = asked(duel)
        picks = towards(duel, ability, stream)
        if picks and is_way(ask.kind, picks[0], ability):
            return Offer(duel, ask.seat, picks[0])
        answer(duel, duel.serial, picks)
    return None


def is_offered(duel: Duel, seat: int, ability: Ability) -> bool:
    """Whether the ability can be activated as things are now; its timing was right before the field was filled."""
    for waiting in duel.waiting:
        if waiting.source % STAYS == CARD and waiting.ability == ability.index:
            return can_still_be_announced(duel, waiting)
    if ability.phases:
        return is_due(duel, CARD, ability)
    return may_activate(duel, seat, CARD, ability, True)


def on_chain(found: Offer, ability: Ability, stream: Stream) -> Duel | None:
    """The ability activated in a copy of the duel, with nothing else on the Chain; None where it is not so."""
    duel = copy_of(found.duel)
    answer(duel, duel.serial, (found.code,))
    for _ in range(RESOLVING):
        if duel.over:
            return None
        if link_of(duel, ability) is not None:
            return duel if len(duel.chain) == 1 else None
        answer(duel, duel.serial, willing(asked(duel), stream))
    return None


def outcome(duel: Duel, seat: int, before: int, stream: Stream) -> Outcome | None:
    """What comes of the ability on the Chain where nobody answers; None where that is no one's to say: the duel is over."""
    assert duel.journal is not None
    since = len(duel.journal)
    for _ in range(RESOLVING):
        told = duel.journal[since:]
        if any(event.kind in (t.E_RESOLVED, t.E_NEGATED) and event.card == CARD for event in told):
            came = [event.card for event in told if event.kind == t.E_SUMMONED and event.value == t.SPECIAL_SUMMON]
            nothing = any(event.kind == t.E_FIZZLED and event.card == CARD for event in told)
            return Outcome(duel, came, len(duel.monsters(seat)) + left_since(told, seat) - before, nothing)
        if duel.over:
            return None
        answer(duel, duel.serial, willing(asked(duel), stream))
    return None


def left_since(told: list[Event], seat: int) -> int:
    """How many monsters of a seat have left the field since the last one was Summoned: they fell by something else."""
    came = max((place for place, event in enumerate(told) if event.kind == t.E_SUMMONED), default=0)
    left = [event.before for event in told[came:] if event.kind == t.E_LEFT]
    return sum(before is not None and before.zone == t.MONSTERS and before.controller == seat for before in left)


def misplaced(duel: Duel) -> list[int]:
    """The cards that do not lie in exactly the zone that they say."""
    found = [(number, place) for place, zone in enumerate(duel.zones) for number in zone if number >= 0]
    said = [(card.number, card.controller * t.ZONES + card.zone) for card in duel.cards]
    return sorted(number for number, _ in {*found} ^ {*said}) + [each[0] for each in found if found.count(each) > 1]


def differences(face: PrintedCard, ability: Ability, board: int) -> list[str] | None:
    """What is wrong on a full field; None where the ability is not offered in the position, or Summons nothing there."""
    found = offer(face, ability, board)
    if found is None or found.duel.kinds & (X_FIELD_LIMIT.bit | X_UNAFFECTED.bit):
        return None
    name = f"then {face.code} {ability.index} {board}"
    begun = on_chain(found, ability, Stream(name))
    if begun is None:
        return None
    before = len(found.duel.monsters(found.seat))
    as_it_is = outcome(copy_of(begun), found.seat, before, Stream(name))
    if as_it_is is None or not as_it_is.summoned:
        return None
    on_full = on_full_field(found, ability, as_it_is, name)
    in_chain = filled_in_the_chain(begun, found.seat, as_it_is, name)
    return [told for told in (on_full, in_chain) if told]


def on_full_field(found: Offer, ability: Ability, as_it_is: Outcome, name: str) -> str:
    """What is wrong where the field is full before the activation."""
    full = found._replace(duel=copy_of(found.duel))
    fill(full.duel, found.seat, Stream(name))
    if not is_offered(full.duel, found.seat, ability):
        return REFUSED if as_it_is.more <= 0 and not found.duel.in_damage_step() else ""
    begun = on_chain(full, ability, Stream(name))
    then = outcome(begun, found.seat, 0, Stream(name)) if begun is not None else None
    return IN_VAIN if then is not None and then.nothing else ""


def place_of(card: Card) -> tuple[int, int]:
    """Where a card lies, and since when; cards that were looked at go back into the Deck."""
    return (card.zone, 0 if card.zone == t.DECK else card.stay)


def filled_in_the_chain(begun: Duel, seat: int, as_it_is: Outcome, name: str) -> str:
    """What is wrong where the field is filled after the activation. What was to come from a Spell & Trap Card Zone is destroyed (ERA-ROOM-1)."""
    lay_there = {card.number: place_of(card) for card in begun.cards if card.zone != t.SPELLS}
    fill(begun, seat, Stream(name))
    then = outcome(begun, seat, 0, Stream(name))
    if then is None:
        return ""
    for number in as_it_is.summoned:
        place = place_of(then.duel.cards[number])
        if number not in then.summoned and place != lay_there.get(number, place):
            return ELSEWHERE
    stream = Stream(name)
    for _ in range(GOES_ON):
        if misplaced(then.duel):
            return MISPLACED
        if then.duel.over:
            break
        answer(then.duel, then.duel.serial, random_picks(asked(then.duel), stream))
    return ""


@pytest.mark.parametrize("group", range(GROUPS))
def test_what_is_offered_on_a_full_field_frees_a_zone(group: int) -> None:
    """Of every effect that Special Summons; without SPELLSPEED_THOROUGH a part of them."""
    compared = 0
    for face, ability in abilities_that_summon()[group::GROUPS]:
        if is_checked("full field", face.name):
            for board in range(BOARDS):
                found = differences(face, ability, board)
                compared += found is not None
                wrong = [told for told in found or [] if (face.name, told) not in EXCEPTIONS]
                assert not wrong, (face.name, ability.index, board)
    assert compared or not THOROUGH, "a control: monsters are Summoned"


def test_each_exception_is_needed() -> None:
    """None of them is kept by the law."""
    for (name, told), (index, board, _) in EXCEPTIONS.items():
        face = printed_named(name)
        ability = face.abilities[index]
        assert any(told in (differences(face, ability, each) or ()) for each in boards_from(board)), (name, told)


class SummoningCarelessly(SpecialSummon):
    """A Special Summon that does not ask whether there is room."""

    def could(self, duel: Duel, act: Link) -> bool:
        return True

    def zones_short(self, duel: Duel, act: Link) -> int:
        return 0


class FreeingUnseen(Tributing):
    """A Tribute that does not say that it frees a zone."""

    def frees(self, duel: Duel, act: Link) -> int:
        return 0


FALLEN: Final = Target(Cards((t.GRAVEYARD,), YOU, (OfKind((t.MONSTER,)), Revivable())))
BURIED: Final = Bound(t.TARGETS, (LiesIn((t.GRAVEYARD,)),))


def told_of(*abilities: Ability) -> list[set[str]]:
    """What is told of a card with each of these abilities, in some positions."""
    found: list[set[str]] = []
    for ability in abilities:
        face = crafted("Monster Reborn", ability)
        told = [differences(face, face.abilities[0], board) for board in range(12)]
        assert any(each is not None for each in told), "it is played"
        found.append({wrong for each in told for wrong in each or []})
    return found


@pytest.mark.interpreted
def test_each_fault_is_told() -> None:
    """A control: revivals that do not look for room, do not see what their cost frees, and take away what cannot come."""
    summon = SpecialSummon(Bound(t.TARGETS))
    assert told_of(
        spell((summon,), targets=(FALLEN,)),
        spell((SummoningCarelessly(Bound(t.TARGETS)),), targets=(FALLEN,)),
        spell((summon,), costs=(Tributing(1),), targets=(FALLEN,)),
        spell((summon,), costs=(FreeingUnseen(1),), targets=(FALLEN,)),
        spell((summon, RemoveFromPlay(BURIED)), targets=(FALLEN,)),
    ) == [set(), {IN_VAIN}, set(), {REFUSED}, {ELSEWHERE}]
