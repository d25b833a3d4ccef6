"""What a person is asked, in words: what happened that can be answered, and what has to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.cli.play_choices import how_many
from spellspeed.kernel.asks import NUMBER, Ask, verb_of
from spellspeed.kernel.cards import STAYS
from spellspeed.table.naming import card_words
from spellspeed.words.catalog import catalog
from spellspeed.yugioh.rules import terms as t
from spellspeed.yugioh.rules.duel import Duel

QUESTIONS: Final = {
    t.A_TRIGGER: "Which effect do you activate?",
    t.A_ORDER: "In which order?",
    t.A_TRIBUTE: "Which Tribute?",
    t.A_COST: "What do you pay with?",
    t.A_DISCARD: "Which card do you discard?",
    t.A_TARGET: "Which target?",
    t.A_CHOOSE: "Which one?",
    t.A_POSITION: "In which battle position?",
    t.A_ZONE: "In which zone?",
    t.A_YES_NO: "Do you want to use it?",
    t.A_DECLARE: "What do you declare?",
    t.A_REPLAY: "A replay: what does your monster do now?",
    t.A_NUMBER: "How many?",
    t.A_MODE: "Which of its effects?",
    t.A_MATERIAL: "Which Fusion Material?",
    t.A_CUT: "How many cards do you cut?",
    t.A_FIRST: "You won the toss: do you go first or second?",
    t.A_DUE: "Something is due in this phase: what comes first?",
    t.A_SEAT: "Which player?",
}
SUBSTEP_WORDS: Final = (
    "", "start", "turning the attacked monster face-up", "before damage calculation", "damage calculation", "battle damage",
    "after damage calculation", "end",
)  # fmt: skip


def question(duel: Duel, ask: Ask, names: Sequence[str]) -> str:
    """The question in one or two sentences."""
    if ask.kind == t.A_OPEN:
        return f"{moment_words(duel)}: what do you do?"
    if ask.kind == t.A_RESPONSE or (ask.kind == t.A_DUE and all(verb_of(code) != t.DUE for code in ask.options)):
        return f"{occasion(duel, ask, names)} {priority_words(duel, ask, names)}"
    words = QUESTIONS[ask.kind]
    if ask.about >= 0:
        words = f"{card_words(duel, ask.seat, ask.about)}: {words[0].lower()}{words[1:]}"
    if ask.most > 1 or ask.least == 0 or ask.rule != NUMBER:
        words += f" ({how_many(ask)})"
    return words


def moment_words(duel: Duel) -> str:
    """The phase, and the step of the Battle Phase and the moment of the Damage Step."""
    phase = catalog().coded("phases", "phase", duel.phase) if duel.phase else ""
    if duel.phase == t.BATTLE and duel.battle_step == t.DAMAGE_STEP:
        return f"{phase}, Damage Step ({SUBSTEP_WORDS[duel.substep]})"
    if duel.phase == t.BATTLE and duel.battle_step:
        return f"{phase}, {('', 'Start Step', 'Battle Step', 'Damage Step', 'End Step')[duel.battle_step]}"
    return phase


def occasion(duel: Duel, ask: Ask, names: Sequence[str]) -> str:
    """What can be answered now."""
    if duel.chain:
        link = duel.chain[-1]
        return f"{names[link.seat]}'s {link.face.name} is Chain Link {len(duel.chain)}."
    if duel.moment & t.W_ATTEMPT:
        return f"{summoning(duel)} is about to be Summoned."
    if duel.moment & t.W_DECLARATION and duel.battle is not None:
        attacker = card_words(duel, ask.seat, duel.battle.attacker % STAYS)
        return f"{attacker} declares an attack."
    if duel.moment & t.W_SUMMON:
        found = [event.card for event in duel.occasion if event.kind == t.E_SUMMONED]
        return f"{', '.join(card_words(duel, ask.seat, number) for number in found)}: Summoned."
    return f"{names[duel.turn_seat]}'s {moment_words(duel)}."


def summoning(duel: Duel) -> str:
    """The monster whose Summon is attempted."""
    for seat in range(duel.seats):
        for number in duel.zone(seat, t.SUMMONING):
            return duel.printed(number).name
    return "A monster"


def priority_words(duel: Duel, ask: Ask, names: Sequence[str]) -> str:
    """Who has priority, and what passing does."""
    after = names[(ask.seat + 1) % duel.seats]
    if duel.chain:
        return "Do you add to the Chain, or pass?"
    if ask.seat == duel.turn_seat:
        return f"You hold priority: activate something, or pass it to {after}."
    return f"{names[duel.turn_seat]} has passed priority to you: activate something, or pass."
