"""Chains: how activations are lined up and carried out backwards (CHAIN, T-1.4, T-1.5, T-1.7)."""

from __future__ import annotations

from spellspeed.kernel.atoms import (
    add_lasting,
    keep_lasting,
    rewrite,
    rewrite_link,
)
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import ACTIVATION_NEGATED, EFFECT_NEGATED, Link
from spellspeed.yugioh.book.activating import begin_effect
from spellspeed.yugioh.book.beaten_monsters import is_silenced_by_battle
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.book.guard_dice import begin_guarding
from spellspeed.yugioh.doing.departures import DESTROYED, SENT, Leaving, destroy
from spellspeed.yugioh.doing.life_points import become
from spellspeed.yugioh.doing.positions import turn_face_up
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import keep_waiting, unsettle
from spellspeed.yugioh.duel.carrying_out import ANNOUNCING, AS_ACTIVATED, AT_ONCE, GIVEN, WITH_LINK, Waiting
from spellspeed.yugioh.duel.clauses import GUARDS_FACE_DOWN, UNNEGATED
from spellspeed.yugioh.duel.derived import effects_on, is_negated, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.memory import remember_done, remember_doomed, remember_used
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import (
    X_AFTER_CHAIN,
    X_DIE_GUARDS,
    X_NEGATED,
    X_TARGETED_DIES,
    X_TARGETING_NEGATED,
    X_VOIDS,
)
from spellspeed.yugioh.duel.told_reasons import (
    FIZZLED_NOTHING,
    FIZZLED_TARGET_CHANGED,
    FIZZLED_TARGET_GONE,
    NEGATED_ACTIVATION,
    NEGATED_EFFECT,
    NEGATED_FOR_WANT_OF_CARD,
)
from spellspeed.yugioh.duel.windows import ability_of, targets_of


def begin_what_follows(duel: Duel) -> None:
    """ERA-LASTTURN-1. What comes as soon as a Chain has resolved waits below what that Chain has met; the first that was fixed comes first."""
    if duel.kinds & X_AFTER_CHAIN.bit:
        for effect in effects_on(duel, X_AFTER_CHAIN)[::-1]:
            change = effect.change
            assert isinstance(change, Alteration)
            change.do_due(duel, effect)


def take_answering(duel: Duel) -> tuple[Waiting, ...]:
    """EFFECT-8. The triggers that answer the last link by themselves, in the same Chain (MID SHIELD GARDNA); they wait no more."""
    found: list[Waiting] = []
    kept: list[Waiting] = []
    for waiting in duel.waiting:
        face = waiting.face
        assert isinstance(face, PrintedCard)
        if face.abilities[waiting.ability].answers and waiting.event.value == len(duel.chain):
            found.append(waiting)
        else:
            kept.append(waiting)
    if found:
        keep_waiting(duel, kept)
    return tuple(found)


def let_apply(duel: Duel, link: Link | None) -> None:
    """T-1.7, CHAIN-8. What was met by the activation of a link and is not activated itself applies now, before the link is carried out.

    ERA-ABSORPTION-1. Where the activation was negated it does not, and what has applied as it was activated is undone.
    A card that was activated by force is no link: what it met applies next.
    """
    if not any([waiting.moment < AT_ONCE for waiting in duel.waiting]):
        return
    kept: list[Waiting] = []
    for waiting in duel.waiting:
        mine = link is not None and waiting.event.value == link.number
        if waiting.moment == GIVEN and mine:
            if link is not None and link.negated & ACTIVATION_NEGATED:
                points = duel.life[duel.side_of[waiting.seat]] - waiting.times
                become(duel, waiting.seat, max(0, points), waiting.source % STAYS)
        elif waiting.moment == AS_ACTIVATED or (waiting.moment == WITH_LINK and not waiting.event.value):
            kept.append(waiting.with_moment(AT_ONCE))
        elif waiting.moment != WITH_LINK or not mine:
            kept.append(waiting)
        elif link is not None and not link.negated & ACTIVATION_NEGATED:
            kept.append(waiting.with_moment(AT_ONCE))
    keep_waiting(duel, kept)
    unsettle(duel)


def announce_trigger(duel: Duel, waiting: Waiting) -> None:
    """SEGOC-1. Begin the activation of a trigger: its cost and its targets are asked for."""
    face = waiting.face
    assert isinstance(face, PrintedCard)
    ability = face.abilities[waiting.ability]
    duel.next_batch()
    number = waiting.source % STAYS
    if ability.limit:
        remember_used(duel, duel.binding(number), ability.index)
    link = waiting.link(duel.cards[number].zone)
    begin_walk(duel, link, ANNOUNCING)


def carry_out(duel: Duel, link: Link) -> None:
    """Resolve one link, unless it was negated or its card had to stay face-up and did not.

    CHAIN-6, CHAIN-8, T-8, T-8.13, T-9.7 to T-9.9, TRAP-9, T-9.8, T-9.10.
    """
    ability = ability_of(link)
    face = link.face
    assert isinstance(face, PrintedCard)
    if link.negated & ACTIVATION_NEGATED:
        return
    number = link.card
    stands = duel.cards[number].stay == link.source // STAYS and duel.on_field(number)
    if face.icon == t.FIELD_ICON and ability.is_card_activation and stands:
        replace_field_spell(duel, link.seat, number)
    if ability.remains and not (stands and duel.cards[number].face_up):
        duel.note(t.E_NEGATED, number, link.seat, value=link.number, detail=NEGATED_FOR_WANT_OF_CARD)
        return
    if stands and duel.cards[number].marks & t.LAID:
        begin_to_work(duel, number)
    standing_negated = stands and duel.cards[number].face_up and is_negated(duel, number)
    if not stands and not standing_negated and is_negated_though_gone(duel, link, ability):
        standing_negated = True
    if not face.claims & UNNEGATED and (
        link.negated & EFFECT_NEGATED
        or standing_negated
        or is_voided(duel, link)
        or is_silenced_by_battle(duel, link.card)
    ):
        if not link.negated & EFFECT_NEGATED and duel.journal is not None:
            source = what_negates(duel, link, standing_negated)
            duel.note(t.E_NEGATED, number, link.seat, by=source, value=link.number, detail=NEGATED_EFFECT)
        if ability.falls and stands:
            destroy(duel, number, t.BY_RULE)
        return
    if face.kind == t.SPELL and guards_itself(duel, link, ability):
        return
    refusing = refusing_target(duel, link, face)
    if refusing is not None and not refusal_holds_down(duel, refusing, link, stands):
        refusal = refusing.change
        assert isinstance(refusal, Alteration)
        duel.note(t.E_NEGATED, number, link.seat, value=link.number, detail=NEGATED_EFFECT)
        if stands and refusal.destroys_refused():
            destroy(duel, number, t.BY_EFFECT)
        return
    if duel.kinds & X_DIE_GUARDS.bit and targets_of(link) and begin_guarding(duel, link.number - 1):
        return
    begin_effect(duel, link)


def guards_itself(duel: Duel, link: Link, ability: Ability) -> bool:
    """T-9.7. Whether a Spell Card targets only a face-down monster whose text negates that (BIG SHIELD GARDNA); then it is negated now."""
    targets = targets_of(link)
    if len(targets) != 1 or not ability.is_card_activation:
        return False
    number = duel.bound_card(targets[0])
    if number < 0 or duel.cards[number].face_up or not duel.faces[number].claims & GUARDS_FACE_DOWN:
        return False
    rewrite_link(duel, link.number - 1, link.with_negated(ACTIVATION_NEGATED))
    duel.tell(
        t.E_NEGATED, link.card, duel.cards[link.card], link.seat, t.BY_RULE, number, link.number, NEGATED_ACTIVATION
    )
    turn_face_up(duel, number, t.DEFENSE, t.BY_EFFECT, number)
    return True


def is_negated_though_gone(duel: Duel, link: Link, ability: Ability) -> bool:
    """T-9.9. Whether the effect of a Spell or Trap Card that left the field for its own cost is negated with those of all such cards."""
    face = link.face
    assert isinstance(face, PrintedCard)
    if face.is_monster or ability.is_card_activation or (link.came_from != t.SPELLS and link.came_from != t.FIELD):
        return False
    for effect in effects_on(duel, X_NEGATED):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.negates(duel, face.kind):
            return True
    return False


def begin_to_work(duel: Duel, number: int) -> None:
    """T-8.13. The activation of a card that stays resolves: from now on it does what it does continuously."""
    old = duel.cards[number]
    new = old.with_marks(old.marks & ~t.LAID)
    rewrite(duel, new)
    duel.noticed(old, new)


def what_negates(duel: Duel, link: Link, standing: bool) -> int:
    """T-9.7, T-9.9. For the log: the face-up card that negates the effect of a link; -1 where it is another thing than a card's lasting effect."""
    for effect in effects_on(duel, X_NEGATED if standing else X_VOIDS):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, link.card) if standing else change.voids(duel, effect, link):
            return effect.source % STAYS
    return -1


def note_fizzled(duel: Duel, link: Link) -> None:
    """T-9.4, T-9.5. For the log: a link has resolved, and nothing has happened or changed since it began to.

    T-8.13. A card that stays has just begun to do what it does continuously.
    """
    journal = duel.journal
    if journal is None or (begins_to_stay(duel, link) and not targets_of(link)):
        return
    for place in range(len(journal) - 1, -1, -1):
        event = journal[place]
        if event.kind == t.E_BEGUN and event.value == link.number:
            if event.detail == duel.changed and duel.going_to not in (t.END_AT_ONCE, t.END_STEP_AT_ONCE):
                duel.note(t.E_FIZZLED, link.card, link.seat, value=link.number, detail=why_fizzled(duel, link))
            return
        if event.kind != t.E_TARGETED:
            return


def begins_to_stay(duel: Duel, link: Link) -> bool:
    """T-8.13. Whether a link was the activation of a card that lies on the field from now on."""
    face = link.face
    assert isinstance(face, PrintedCard)
    return face.stays and ability_of(link).is_card_activation and duel.bound_card(link.source) >= 0


def why_fizzled(duel: Duel, link: Link) -> int:
    """T-9.4, T-9.5. Why nothing came of a link: its targets are gone, they are not what they have to be, or there was nothing to do."""
    targets = targets_of(link)
    if not targets:
        return FIZZLED_NOTHING
    for binding in targets:
        if duel.bound_card(binding) >= 0:
            return FIZZLED_TARGET_CHANGED
    return FIZZLED_TARGET_GONE


def is_voided(duel: Duel, link: Link) -> bool:
    """T-9.9. Whether a face-up card negates effects that do what this one would do."""
    for effect in effects_on(duel, X_VOIDS):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.voids(duel, effect, link):
            return True
    return False


def refusal_holds_down(duel: Duel, refusing: Lasting, link: Link, stands: bool) -> bool:
    """CORE-1. A refusal of one effect alone is used up by it; whether the card of that effect is equipped all the same, its effects negated."""
    change = refusing.change
    assert isinstance(change, Alteration)
    if not change.is_used_up():
        return False
    keep_lasting(duel, [other for other in duel.lasting if other is not refusing])
    face = link.face
    assert isinstance(face, PrintedCard)
    down = change.holds_down()
    if down is None or face.icon != t.EQUIP or not stands or not ability_of(link).is_card_activation:
        return False
    source = Lasting(refusing.source, refusing.seat, down, (link.source,), 0, t.WHILE_FACE_UP, duel.turn, duel.order)
    add_lasting(duel, source)
    return True


def refusing_target(duel: Duel, link: Link, face: PrintedCard) -> Lasting | None:
    """What negates the link because of a monster that it targets; None if nothing does."""
    effects = effects_on(duel, X_TARGETING_NEGATED)
    if not effects:
        return None
    for binding in targets_of(link):
        number = duel.bound_card(binding)
        for effect in effects:
            change = effect.change
            assert isinstance(change, Alteration)
            if number >= 0 and change.touches(duel, effect, number) and change.refuses(duel, effect, link, face.kind):
                return effect
    return None


def destroy_targeted(duel: Duel, link: Link) -> None:
    """T-5.6, ERA-REAPER-1. Monsters that do not survive being targeted are destroyed when the effect has resolved; before damage
    calculation they wait, also where an effect goes on to it at once (FAQ SPIRIT REAPER, DREAMSPRITE). What a card brought back and stays with
    is its target still; a card that left before it resolved has none. One that lay face-down when it was targeted stays."""
    ability, source = ability_of(link), duel.cards[link.card]
    targets = list(targets_of(link))
    if ability.is_card_activation and ability.remains:
        if source.binding != link.source or not duel.on_field(link.card):
            return
        for effect in duel.lasting:
            if effect.source == link.source:
                targets += [binding for binding in effect.cards if binding not in targets]
    dying: list[Leaving] = []
    for binding in targets:
        number = duel.bound_card(binding)
        if binding in link.spared:
            continue
        if number >= 0 and duel.on_field(number) and is_under(duel, X_TARGETED_DIES, number):
            hurried = duel.battle is not None and duel.battle.hurried and duel.battle.target == binding
            if hurried or (duel.in_damage_step() and duel.substep < t.DS_AFTER):
                remember_doomed(duel, binding)
            else:
                dying.append(Leaving(number, DESTROYED, t.BY_EFFECT))
    if dying:
        duel.next_batch()
        at_once(duel, dying)


def resolved(duel: Duel, link: Link) -> None:
    """A link is done: due effects count as resolved (T-6.5, ERA-DUE-1), and what waits for resolved activations is told."""
    ability = ability_of(link)
    if link.negated & ACTIVATION_NEGATED:
        if ability.phases and not ability.optional and link.came_from == t.GRAVEYARD:
            remember_done(duel, link.source, ability.index)
        return
    if ability.phases:
        remember_done(duel, link.source, ability.index)
    if targets_of(link) and effects_on(duel, X_TARGETED_DIES):
        destroy_targeted(duel, link)
    note_fizzled(duel, link)
    duel.note(t.E_RESOLVED, link.card, link.seat, value=link.number)
    if duel.watching:
        duel.tell_aside(
            t.E_LINK_RESOLVED, link.card, duel.cards[link.card], link.seat, t.BY_RULE, -1, link.number, link.ability
        )


def replace_field_spell(duel: Duel, seat: int, number: int) -> None:
    """FIELD-12, TEAM-I-9, T-8.5. When a Field Spell resolves, any other face-up one is destroyed, by rule."""
    for other in range(duel.seats):
        older = duel.zone(other, t.FIELD)[0]
        if older >= 0 and older != number and duel.cards[older].face_up:
            destroy(duel, older, t.BY_RULE)
            duel.next_batch()


def leave_after_use(duel: Duel, link: Link) -> Leaving | None:
    """SPELL-3, TRAP-4, T-1.5, T-8.4, T-9.7, TRAP-5. A used Spell or Trap Card goes to the Graveyard unless it is of a kind that stays."""
    face = link.face
    assert isinstance(face, PrintedCard)
    if not ability_of(link).is_card_activation:
        return None
    card = duel.cards[link.card]
    if card.stay != link.source // STAYS or (card.zone != t.SPELLS and card.zone != t.FIELD) or not card.face_up:
        return None
    if face.stays and not link.negated & ACTIVATION_NEGATED:
        if face.is_trap and face.wearers is not None and not card.link:
            return Leaving(link.card, SENT, t.BY_RULE)
        return Leaving(link.card, DESTROYED, t.BY_RULE) if face.icon == t.EQUIP and not card.link else None
    return Leaving(link.card, SENT, t.BY_RULE)
