"""What a person is asked, in words: what happened that can be answered, and what has to be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from spellspeed.kernel.asks import NUMBER, Ask, verb_of
from spellspeed.kernel.cards import STAYS
from spellspeed.languages.catalog import Catalog
from spellspeed.session.picks import how_many
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import ANNOUNCING, SUMMONING_COST, Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import partner
from spellspeed.yugioh.text.codes import coded
from spellspeed.yugioh.text.wording import card_words
from spellspeed.yugioh.views.purposes import INSTEAD, purpose_of


def question(duel: Duel, ask: Ask, names: Sequence[str], words: Catalog) -> str:
    """The question in one or two sentences, with how many are chosen and how they are typed where it is not one."""
    asked = plain_question(duel, ask, names, words)
    if wants_count(ask):
        return words.say("questions", "with count", question=asked, count=how_many(ask, words))
    return asked


def wants_count(ask: Ask) -> bool:
    """Whether it has to be said how many are chosen."""
    return ask.most > 1 or ask.least == 0 or ask.rule != NUMBER


def plain_question(duel: Duel, ask: Ask, names: Sequence[str], words: Catalog) -> str:
    """The question in one or two sentences, for those who show by themselves how many are chosen."""
    if ask.kind == t.A_OPEN:
        return words.say("questions", "open", moment=moment_words(duel, words))
    if ask.kind == t.A_RESPONSE or (ask.kind == t.A_DUE and all(verb_of(code) != t.DUE for code in ask.options)):
        told, priority = occasion(duel, ask, names, words), priority_words(duel, ask, names, words)
        return words.say("questions", "response", occasion=told, priority=priority)
    about = card_words(duel, ask.seat, ask.about, words) if ask.about >= 0 else None
    if ask.kind == t.A_CONSENT:
        cards = ", ".join(card_words(duel, ask.seat, number, words) for number in ask.values)
        seat = names[partner(duel, ask.seat)]
        return words.say("questions", "consent", seat=seat, cards=cards, about=about, purpose=purpose(duel))
    return asked_words(duel, ask, about, words)


def asked_words(duel: Duel, ask: Ask, about: str | None, words: Catalog) -> str:
    """What is chosen, and for what: "Sangan: which card to add to the hand?"."""
    aim = purpose_of(duel, ask)
    kind = t.ASK_NAMES[ask.kind]
    if aim == INSTEAD:
        return words.say("questions", INSTEAD, about=about)
    if not aim or about is None:
        return words.say("questions", kind, about=about)
    return words.say("questions", f"aimed_{kind}", about=about, purpose=words.say("purposes", aim))


def purpose(duel: Duel) -> str:
    """TEAM-III-5. What the partner's cards are wanted for while permission is asked: "tribute" of a Normal Summon or Set, "summon" by the
    card's own text, "cost" or "effect"."""
    frame = duel.frames[-2]
    if not isinstance(frame, Walk):
        return "tribute"
    if frame.mode == SUMMONING_COST:
        return "summon"
    return "cost" if frame.mode == ANNOUNCING and frame.at < len(frame.steps) else "effect"


def moment_words(duel: Duel, words: Catalog) -> str:
    """The phase, and the step of the Battle Phase and the moment of the Damage Step."""
    if duel.phase == t.NO_PHASE:
        return words.say("moments", "before")
    phase = coded(words, "phases", "phase", duel.phase)
    if duel.phase == t.BATTLE and duel.battle_step == t.DAMAGE_STEP and duel.substep:
        return words.say("moments", "damage", phase=phase, part=words.say("substeps", t.SUBSTEPS[duel.substep]))
    if duel.phase == t.BATTLE and duel.battle_step:
        return words.say("moments", "step", phase=phase, step=words.say("battle steps", t.STEPS[duel.battle_step]))
    return phase


def occasion(duel: Duel, ask: Ask, names: Sequence[str], words: Catalog) -> str:
    """What can be answered now."""
    if duel.chain:
        link = duel.chain[-1]
        return words.say("occasions", "chain", seat=names[link.seat], card=link.face.name, number=len(duel.chain))
    if duel.moment & t.W_ATTEMPT:
        return words.say("occasions", "attempt", card=summoning(duel))
    if duel.moment & t.W_DECLARATION and duel.battle is not None:
        attacker = card_words(duel, ask.seat, duel.battle.attacker % STAYS, words)
        return words.say("occasions", "declaration", card=attacker)
    if duel.moment & t.W_SUMMON:
        found = [event.card for event in duel.occasion if event.kind == t.E_SUMMONED]
        cards = ", ".join(card_words(duel, ask.seat, number, words) for number in found)
        return words.say("occasions", "summon", cards=cards)
    return words.say("occasions", "phase", seat=names[duel.turn_seat], moment=moment_words(duel, words))


def summoning(duel: Duel) -> str | None:
    """The monster whose Summon is attempted, None where none is to be seen."""
    for seat in range(duel.seats):
        for number in duel.zone(seat, t.SUMMONING):
            return duel.printed(number).name
    return None


def priority_words(duel: Duel, ask: Ask, names: Sequence[str], words: Catalog) -> str:
    """Who has priority, and what passing does."""
    if duel.chain:
        return words.say("priority", "chain")
    if ask.seat == duel.turn_seat:
        return words.say("priority", "yours", next=names[duel.after(ask.seat)])
    return words.say("priority", "passed", player=names[duel.turn_seat])
