"""What lies on the field by a card's own effect: equipped and linked cards, declared names, control for a time."""

from __future__ import annotations

from spellspeed.kernel.atoms import add_lasting, pop_frame, push_frame, rewrite
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.scenario.errors import ScenarioError
from spellspeed.scenario.model import PlacedCard, Value
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.atoms import follow_control
from spellspeed.yugioh.duel.carrying_out import RESOLVING, Walk
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.marks import with_home
from spellspeed.yugioh.duel.rights import X_CONTROL
from spellspeed.yugioh.duel.terms import (
    ATTRIBUTES,
    CHOSEN,
    DECLARED,
    DONE,
    END_PHASE_OF,
    EQUIPPED_ITSELF,
    FOREVER,
    HAND,
    TARGETS,
    TYPES,
)
from spellspeed.yugioh.scenario.roster import Roster
from spellspeed.yugioh.words.changes.values import Controls
from spellspeed.yugioh.words.odd.prohibiting import SpareThese
from spellspeed.yugioh.words.verbs.durations import Absorb, Begin, EquipTo, attach, begin_held
from spellspeed.yugioh.words.verbs.notes import KeepDeclared

CONTROL_CARDS = ("Change of Heart", "Snatch Steal", "Creature Swap")
"""Cards whose change of control stands for one that the position only names."""


def start_links(duel: Duel, roster: Roster, laid: list[tuple[int, PlacedCard]]) -> None:
    """Begin what the cards on the field have begun: each card's own steps, with the card it is attached to already chosen."""
    for number, placed in laid:
        if placed.control is not None:
            give_for_a_time(duel, roster, number, placed)
    for number, placed in laid:
        card = duel.cards[number]
        if not duel.on_field(number) or not card.face_up:
            continue
        other = partner(duel, roster, number, placed)
        start_card(duel, number, placed, other)
    if duel.control_used:
        settle(duel)


def partner(duel: Duel, roster: Roster, number: int, placed: PlacedCard) -> int:
    """The card that a card is equipped or linked to, -1 for none. Raises ScenarioError where it is nowhere."""
    ref = placed.equipped_to if placed.equipped_to is not None else placed.linked_to
    if ref is None:
        return -1
    found = [other for other in roster.meant(duel, ref, duel.cards[number].controller) if other != number]
    found.sort(key=lambda other: not duel.on_field(other))
    if not found:
        raise ScenarioError(placed.where.file, placed.where.line, f"{placed.name} is linked to {ref}, which is nowhere")
    return found[0]


def start_card(duel: Duel, number: int, placed: PlacedCard, other: int) -> None:
    """Run the steps of a card that last: attaching it, its lasting effects."""
    face = duel.printed(number)
    if face.is_monster and other >= 0 and placed.equipped_to is not None:
        absorb(duel, number, other)
        return
    attached = False
    for ability in face.cards_own:
        link = bound_link(duel, number, ability, placed, other)
        kept = [step for step in ability.targets if isinstance(step, KeepDeclared)]
        for step in (*kept, *ability.resolved):
            if isinstance(step, EquipTo):
                attached = True
            if isinstance(step, EquipTo | Begin | KeepDeclared | SpareThese):
                run_step(duel, link, step)
    if face.is_monster and placed.declared is not None:
        keep_declared(duel, number, placed)
    if other >= 0 and not attached:
        if placed.equipped_to is not None:
            attach(duel, number, other)
        else:
            rewrite(duel, duel.cards[number].with_link(duel.binding(other)))
    if other >= 0 and any(effect.source == duel.binding(number) for effect in effects_on(duel, X_CONTROL)):
        follow_control(duel)
        keep_base(duel, number, other)


def keep_declared(duel: Duel, number: int, placed: PlacedCard) -> None:
    """What was declared for a monster by one of its effects. Raises ScenarioError where none of them keeps that."""
    kept = False
    for ability in duel.printed(number).abilities:
        for step in ability.resolved:
            if isinstance(step, KeepDeclared):
                run_step(duel, bound_link(duel, number, ability, placed, -1), step)
                kept = True
    if not kept:
        raise ScenarioError(placed.where.file, placed.where.line, f"nothing is declared for {placed.name}")


def keep_base(duel: Duel, number: int, other: int) -> None:
    """A monster that stands with the player who took it goes back to its owner afterwards."""
    card = duel.cards[other]
    if card.controller == duel.cards[number].controller and card.owner != card.controller:
        base = with_home(card.marks, card.owner)
        rewrite(duel, card.with_marks(base))


def bound_link(duel: Duel, number: int, ability: Ability, placed: PlacedCard, other: int) -> Link:
    """The activation that would have put the card where it is."""
    card = duel.cards[number]
    link = Link(card.controller, card.binding, card.face, ability.index, None, HAND)
    if other >= 0:
        for name in (TARGETS, CHOSEN, DONE):
            link = link.with_bound(name, (duel.binding(other),))
    if placed.declared is not None:
        link = link.with_bound(DECLARED, (declared_number(placed, placed.declared),))
    return link


def declared_number(placed: PlacedCard, value: Value) -> int:
    """A declared name, Type, Attribute or number as the rules keep it. Raises ScenarioError."""
    if value.word in TYPES:
        return TYPES.index(value.word)
    if value.word in ATTRIBUTES:
        return ATTRIBUTES.index(value.word)
    if value.card is not None:
        return facts.by_name(value.card.name).passcode
    if value.number is not None:
        return value.number
    raise ScenarioError(placed.where.file, placed.where.line, f'"{value.text}" cannot be declared')


def run_step(duel: Duel, link: Link, step: Step) -> None:
    """Carry out one step outside of a Chain."""
    walk = Walk(link, (step,), RESOLVING, 0, 0, ())
    push_frame(duel, walk)
    step.run(duel, walk)
    pop_frame(duel)


def absorb(duel: Duel, number: int, other: int) -> None:
    """TERM-EQUIPCARD-1. A monster that lies as an Equip Card: by the effect of the monster that took it, or as a Union monster."""
    takes = any([isinstance(step, Absorb) for ability in duel.printed(other).abilities for step in ability.resolved])
    if not takes:
        old = duel.cards[number]
        rewrite(duel, old.with_marks(old.marks | EQUIPPED_ITSELF))
        duel.noticed(old, duel.cards[number])
    attach(duel, number, other)
    for ability in duel.printed(other).abilities:
        for step in ability.resolved:
            if isinstance(step, Absorb):
                act = Link(
                    duel.cards[other].controller,
                    duel.binding(number),
                    duel.cards[other].face,
                    ability.index,
                    None,
                    HAND,
                )
                begin_held(duel, act.with_source(duel.binding(other)), number, step.changes)
                return


def give_for_a_time(duel: Duel, roster: Roster, number: int, placed: PlacedCard) -> None:
    """TERM-CONTROL-1. `control: {of: B, until: end}`: B has the card now; afterwards it goes back."""
    assert placed.control is not None
    card = duel.cards[number]
    seat = roster.seat(placed.control.seat)
    base = card.controller if seat != card.controller else card.owner
    rewrite(duel, card.with_marks(with_home(card.marks, base)))
    until = END_PHASE_OF if placed.control.until == "end" else FOREVER
    change = control_change()
    binding = duel.binding(number)
    add_lasting(duel, Lasting(binding, seat, change, (binding,), seat + 1, until, duel.turn, duel.order))
    follow_control(duel)


def control_change() -> Controls:
    """The change of control of a card that is declared."""
    for name in CONTROL_CARDS:
        for ability in printed_named(name).abilities:
            for step in ability.resolved:
                if isinstance(step, Begin) and isinstance(step.change, Controls):
                    return step.change
    raise AssertionError(f"none of {', '.join(CONTROL_CARDS)} gives control")
