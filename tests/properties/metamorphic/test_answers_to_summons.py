"""A Summon by an effect can be answered by whoever could answer the same Summon by another effect (T-3.4, T-3.5).

A monster that any effect Special Summons as the last thing that happens is Summoned once more in the same position, by Monster Reborn: the same
cards of the opponent can answer. Which cards can, is read from what they declare: those with an effect for the window after a Summon.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import pytest

from spellspeed.kernel.asks import subject_of, verb_of
from spellspeed.kernel.atoms import ask_always
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.events import Event
from spellspeed.simulation.positions import implemented
from spellspeed.simulation.reachable import companions, likes
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from tests.properties.metamorphic.laid import ON_FIELD, PILES, Lies, laid, strewn
from tests.properties.metamorphic.reviving import revived
from tests.properties.metamorphic.using import CARD, PASS, place_for, towards
from tests.properties.playing import asked, how_many
from tests.thorough import THOROUGH, is_checked

ANSWERS: Final = 100
BOARDS: Final = how_many(4, 32)
GROUPS: Final = 4
ABOUT_KINDS: Final = frozenset(("Token Feastevil", "Chain Destruction", "Chain Disappearance"))
"""Cards that ask whether a monster is a Token, or for others of its name."""
ALONE: Final = "no other effect"
SET: Final = 5
ME: Final = 0
YOU: Final = 1


@cache
def answerers() -> tuple[PrintedCard, ...]:
    """The Trap Cards that can answer a Summon that has been made."""
    main, _ = implemented()
    return tuple(
        face for face in main if face.is_trap and any(ability.windows & t.W_SUMMON for ability in face.cards_own)
    )


def abilities_that_summon() -> list[tuple[PrintedCard, Ability]]:
    """Every ability that Special Summons when it resolves, in the order of the passcodes."""
    main, fusion = implemented()
    faces = sorted(main + fusion, key=lambda each: each.code)
    return [
        (face, ability) for face in faces for ability in face.abilities if ability.summons and not ability.is_procedure
    ]


class Summoned(NamedTuple):
    """The window after monsters were Summoned by an effect: the duel, the monsters, with which cards the opponent can answer, and whether that was in
    the Damage Step."""

    duel: Duel
    monsters: list[int]
    answers: frozenset[str]
    in_damage_step: bool


def summoned(face: PrintedCard, ability: Ability, board: int) -> Summoned | None:
    """The window after the ability has Summoned; None where it does not in the answers that are given."""
    stream = Stream(f"answers {face.code} {ability.index} {board}")
    around = strewn(stream, beside=companions(face) + likes(face)[:20])
    cards = [
        place_for(face, ability, ME),
        *[lies for lies in around if lies.zone not in (t.SPELLS, t.FIELD)],
        *set_cards(board),
    ]
    duel = laid(cards)
    ask_always(duel, True)
    read = 0
    resolving = False
    for _ in range(ANSWERS):
        if duel.over:
            return None
        assert duel.journal is not None
        told = duel.journal[read:]
        read = len(duel.journal)
        resolving = resolving or any(is_resolved(event, ability) for event in told)
        ask = asked(duel)
        if resolving and not duel.chain and ask.kind == t.A_RESPONSE and ask.seat == YOU:
            happened = [event for event in duel.journal if event.kind < t.NOTE and not is_used_up(event)]
            came = [event for event in happened if event.batch == happened[-1].batch and event.kind == t.E_SUMMONED]
            monsters = [event.card for event in came if event.value == t.SPECIAL_SUMMON]
            if not monsters or any(
                duel.cards[n].controller != ME or not duel.cards[n].face_up or duel.cards[n].slot < 0 for n in monsters
            ):
                return None
            return Summoned(duel, monsters, offered(duel), was_in_damage_step(duel, came[0]))
        answer(duel, duel.serial, towards(duel, ability, stream))
    return None


def is_used_up(event: Event) -> bool:
    """Whether an event tells that the Spell or Trap Card that was used goes to the Graveyard, which is nothing of its effect."""
    return event.card == CARD and event.kind in (t.E_SENT, t.E_LEFT) and event.cause == t.BY_RULE


def was_in_damage_step(duel: Duel, summoned: Event) -> bool:
    """Whether something happened in a Damage Step."""
    assert duel.journal is not None
    before = duel.journal[: duel.journal.index(summoned)]
    steps = [event.value for event in before if event.kind in (t.E_STEP, t.E_PHASE)]
    kinds = [event.kind for event in before if event.kind in (t.E_STEP, t.E_PHASE)]
    return bool(kinds) and kinds[-1] == t.E_STEP and (steps[-1] >= t.MOMENT or steps[-1] == t.DAMAGE_STEP)


def set_cards(board: int) -> list[Lies]:
    """Cards that answer Summons, Set on the opponent's side: other ones for each position."""
    faces = answerers()
    return [
        Lies(faces[(board * SET + place) % len(faces)], YOU, t.SPELLS, False) for place in range(min(SET, len(faces)))
    ]


def is_resolved(event: Event, ability: Ability) -> bool:
    """Whether the effect of the ability has begun to resolve."""
    return event.kind == t.E_BEGUN and event.card == CARD


def offered(duel: Duel) -> frozenset[str]:
    """The Set cards with which the opponent can answer."""
    ask = asked(duel)
    found = [
        subject_of(code)
        for code in ask.options
        if verb_of(code) == t.ACTIVATE and duel.printed(subject_of(code)).cards_own
    ]
    return frozenset(
        duel.printed(number).name
        for number in found
        if duel.printed(number) in answerers() and not duel.cards[number].face_up
    )


def by_monster_reborn(found: Summoned, monster: int) -> frozenset[str] | None:
    """With which of the same cards the opponent can answer where Monster Reborn Summons the monster in the same position; None where it cannot."""
    duel = found.duel
    cards = [Lies(printed_named("Monster Reborn"), ME, t.HAND), as_fallen(duel, monster)]
    for seat in range(duel.seats):
        for zone in (*ON_FIELD, *PILES):
            for number in duel.zone(seat, zone):
                if number >= 0 and number != monster:
                    card = duel.cards[number]
                    cards.append(
                        Lies(duel.printed(number), seat, zone, card.face_up, card.position, card.marks & t.PROPER)
                    )
    again = laid(cards)
    ask_always(again, True)
    if not revived(again, 0, 1):
        return None
    while (not again.over and asked(again).kind != t.A_RESPONSE) or asked(again).seat != YOU:
        if again.over or PASS not in asked(again).options:
            return None
        answer(again, again.serial, (PASS,))
    if not duel.is_token(monster) and attack(again, 1) != attack(duel, monster):
        return None
    return offered(again)


def as_fallen(duel: Duel, monster: int) -> Lies:
    """The monster, once it was properly Summoned, in the Graveyard; for a Token a monster whose ATK the same cards answer."""
    face = duel.printed(monster)
    return Lies(like_a_token(attack(duel, monster)) if face.is_token else face, ME, t.GRAVEYARD, marks=t.PROPER)


@cache
def like_a_token(strength: int) -> PrintedCard:
    """A monster that does nothing, with an ATK between the same bounds."""
    main, _ = implemented()
    plain = sorted(
        (face for face in main if face.is_monster and not face.abilities and not face.clauses),
        key=lambda each: each.code,
    )
    return next(face for face in plain if bounds(face.attack) == bounds(strength))


def bounds(strength: int) -> list[bool]:
    """Between which of the numbers that such cards name an ATK lies."""
    return [strength <= 500, strength <= 1000, strength < 1500, strength <= 2000]


def difference(found: Summoned) -> str:
    """What is otherwise where Monster Reborn Summons the same monsters; "" for nothing, ALONE where it can Summon none of them so."""
    if found.in_damage_step:
        # T-5.8: none of them can be activated there, whatever was Summoned.
        return f"in the Damage Step {sorted(found.answers)}" if found.answers else ""
    others = [by_monster_reborn(found, monster) for monster in found.monsters]
    by_reborn = [answers for answers in others if answers is not None]
    if len(by_reborn) < len(others):
        return ALONE
    expected = frozenset[str]().union(*by_reborn)
    here = found.answers
    if any(found.duel.is_token(monster) for monster in found.monsters):
        expected, here = expected - ABOUT_KINDS, here - ABOUT_KINDS
    return (
        ""
        if expected == here
        else f"here alone {sorted(here - expected)}, by Monster Reborn alone {sorted(expected - here)}"
    )


@pytest.mark.parametrize("group", range(GROUPS))
def test_whoever_could_answer_another_effect_can_answer_this_one(group: int) -> None:
    """Of every effect that Special Summons; without SPELLSPEED_THOROUGH a part of them."""
    compared = 0
    for face, ability in abilities_that_summon()[group::GROUPS]:
        if is_checked("answers", face.name):
            for board in range(BOARDS):
                found = summoned(face, ability, board)
                if found is not None:
                    told = difference(found)
                    compared += told == ""
                    assert told in ("", ALONE), (face.name, ability.index, board)
    assert compared or not THOROUGH, "a control: monsters are Summoned"


def test_an_answer_that_is_missing_is_told() -> None:
    """A control: the monsters of Call of the Haunted with one answer taken away or added."""
    face = printed_named("Call of the Haunted")
    windows = [found for board in range(20) if (found := summoned(face, face.abilities[0], board)) is not None]
    fit = [found for found in windows if difference(found) == "" and found.answers]
    assert fit
    for found in fit:
        assert difference(found._replace(answers=frozenset())).startswith("here alone []")
        assert difference(found._replace(answers=found.answers | {"Waboku"})).startswith("here alone ['Waboku']")
