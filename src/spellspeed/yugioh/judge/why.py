"""Why a seat may not do something now: every rule against it with its facts, from the legality functions of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.judge import activations, choices, placements
from spellspeed.yugioh.judge.against import Against
from spellspeed.yugioh.judge.applied_rules import with_special_cases
from spellspeed.yugioh.judge.partners import of_the_team
from spellspeed.yugioh.judge.reasons import Reason, best_first
from spellspeed.yugioh.judge.wishes import (
    DISCARD_CARD,
    DRAW_A_CARD,
    GIVE_UP,
    NEXT_PHASE,
    RESPOND,
    TRIBUTE_SUMMON_OF,
    Wish,
)

PLACES: Final = (t.HAND, t.MONSTERS, t.SPELLS, t.FIELD, t.FUSION_DECK, t.GRAVEYARD, t.REMOVED, t.SUMMONING, t.DECK)
"""Where a card that is only named is looked for, in this order."""
WITHOUT_A_CARD: Final = (
    t.ENTER_BATTLE,
    t.ENTER_MAIN2,
    t.END_PHASE,
    t.PASS,
    t.NO_ATTACK,
    DISCARD_CARD,
    DRAW_A_CARD,
    RESPOND,
    NEXT_PHASE,
)
"""What can be wished for without a card."""


def why_not(duel: Duel, seat: int, wish: Wish) -> list[Reason]:
    """Every reason why the seat may not do this now, the one that tells most first; empty exactly where its open ask offers it.

    Nothing is told that the seat may not know: a card that it does not know is called by its place, a name that it cannot know to be there
    is answered by what its kind of card would need. Raises UnknownCard for a name that no card has.
    """
    if duel.over:
        return [Reason("MATCH-1", "MATCH-1/over")]
    if wish.verb == GIVE_UP:
        # ERA-SURRENDER-1: at any time, whoever is asked.
        return []
    if max(wish.number, wish.target) >= len(duel.cards):
        return [Reason("CARD-13", "CARD-13/nowhere")]
    meant = found_by_name(duel, seat, wish)
    found = found_against(duel, seat, meant)
    if duel.seats > 2 and found:
        found += of_the_team(duel, seat, meant, found, lambda twin: found_against(twin, seat, meant))
    return with_special_cases(duel, meant, best_first(found))


def found_against(duel: Duel, seat: int, wish: Wish) -> list[Reason]:
    """What the legality functions of the rules say against it; the wish names a card by its number, or one that is nowhere."""
    against = Against(duel, seat, wish)
    if against.wish.number < 0 and wish.verb not in WITHOUT_A_CARD:
        of_card_that_is_nowhere(against)
    elif against.wish.number >= 0 and not against.is_known() and wish.verb != t.CHOOSE:
        against.add("TERM-CONTROL-1/unseen")
    elif wish.verb in REASONS:
        REASONS[wish.verb](against)
    elif not against.is_asked_for(wish.verb):
        # A verb of a question alone (yes, a number, a zone), with a card that it is not asked about.
        against.add("T-9.5/no_question")
    if duel.ask is not None and duel.ask.seat != seat:
        against.add("PRIORITY-2")
    return against.found


def found_by_name(duel: Duel, seat: int, wish: Wish) -> Wish:
    """The wish with the card that its name means: one that the seat knows, own cards first. Raises UnknownCard."""
    if wish.number >= 0 or not wish.name:
        return wish
    name = facts.by_name(wish.name).name
    found: list[tuple[bool, int, int]] = []
    for card in duel.cards:
        if card.zone in PLACES and duel.printed(card.number).name == name:
            one = wish.with_number(card.number)
            if Against(duel, seat, one).is_known():
                found.append((card.controller != seat, PLACES.index(card.zone), card.number))
    return wish.with_number(min(found)[2]) if found else wish


def of_card_that_is_nowhere(against: Against) -> None:
    """CARD-1. A card that the seat has nowhere, or cannot know to be there: where its kind of card would have to be."""
    if not against.wish.name:
        against.add("CARD-13/nowhere")
        return
    card = facts.by_name(against.wish.name)
    if card.kind == "trap":
        against.add("TRAP-1/nowhere")
    elif card.kind == "spell":
        against.add("SPELL-1/nowhere")
    elif card.is_fusion:
        against.add("MONSTER-3/nowhere")
    elif card.is_ritual:
        against.add("MONSTER-4/nowhere")
    else:
        against.add("SUMMON-3/nowhere")


REASONS: Final[dict[int, Callable[[Against], None]]] = {
    t.SUMMON: placements.of_summon,
    TRIBUTE_SUMMON_OF: placements.of_tribute_summon,
    t.SET_MONSTER: placements.of_set,
    t.SET_SPELL: placements.of_set,
    t.FLIP: placements.of_flip,
    t.SPECIAL: placements.of_special,
    t.CHANGE_POSITION: placements.of_change,
    t.ACTIVATE: activations.of_activate,
    t.DUE: activations.of_activate,
    RESPOND: activations.of_respond,
    t.ATTACK_WITH: choices.of_attack,
    t.ENTER_BATTLE: choices.of_enter_battle,
    t.ENTER_MAIN2: choices.of_enter_main2,
    t.END_PHASE: choices.of_end_phase,
    NEXT_PHASE: choices.of_next_phase,
    t.PASS: choices.of_pass,
    t.NO_ATTACK: choices.of_no_attack,
    t.CHOOSE: choices.of_choice,
    DISCARD_CARD: choices.of_discard,
    DRAW_A_CARD: choices.of_draw,
}
"""Each verb that a player can think of."""
