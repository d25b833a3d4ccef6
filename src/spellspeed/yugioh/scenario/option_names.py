"""Options of an ask as the steps of a scenario name them: `summon X`, `attack X -> Y`, `choose Z`."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.scenario.model import Value
from spellspeed.scenario.model_steps import Intent
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import name_of
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import CARD, CONTINUOUS_EFFECT, PROCEDURE, RULE_EFFECT
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.scenario.roster import Roster
from spellspeed.yugioh.text.notation import BARE, WITH_A_CARD, option_phrase

PASS_OPTION: Final = option(t.PASS)
WINDOWS: Final = (t.A_OPEN, t.A_RESPONSE, t.A_TRIGGER, t.A_DUE)
"""Asks about what to do, not about how."""
MOST_LISTED: Final = 100
FIRST_LISTED: Final = 3
"""More options than these are not listed in a message, only the first ones."""
POSITION_WORDS: Final = {
    "attack": t.ATTACK,
    "face-up attack": t.ATTACK,
    "face-up": t.ATTACK,
    "defense": t.DEFENSE,
    "face-up defense": t.DEFENSE,
    "set": t.SET_POSITION,
    "face-down defense": t.SET_POSITION,
    "face-down": t.SET_POSITION,
}
PLACES: Final = {"hand": 1, "monsters": 2, "spells_traps": 3, "field_spell": 4, "graveyard": 5, "removed": 6}


def is_question(ask: Ask) -> bool:
    """Whether it asks how something is done (a replay, or a Normal Summon that an effect grants, counts as a decision)."""
    if any(verb_of(code) in (t.SUMMON, t.SET_MONSTER) for code in ask.options):
        return False
    return ask.kind not in WINDOWS and ask.kind != t.A_REPLAY


def may_pass(ask: Ask) -> bool:
    """Whether the seat asked may pass."""
    return not is_question(ask) and PASS_OPTION in ask.options


def is_free_decision(ask: Ask) -> bool:
    """Whether the turn player decides freely: an open Main Phase or Battle Step."""
    return ask.kind == t.A_OPEN and PASS_OPTION not in ask.options


def has_more_than_pass(ask: Ask) -> bool:
    """Whether there is anything but passing."""
    return any(code != PASS_OPTION for code in ask.options)


class Names:
    """Reads and writes the options of one duel's asks as intents."""

    def __init__(self, duel: Duel, roster: Roster) -> None:
        self.duel = duel
        self.roster = roster

    def fits(self, ask: Ask, code: int, intent: Intent) -> bool:
        """Whether this option is what the intent says."""
        verb, number = verb_of(code), subject_of(code)
        wanted = intent.verb
        if verb in BARE:
            return wanted == BARE[verb] or (verb == t.PASS and self.pass_is_end(ask) and wanted in ("end phase", "end turn")) or (
                verb == t.END_PHASE and wanted == "end turn"
            )  # fmt: skip
        if wanted == "choose":
            return any(self.means(ask, code, value) for value in intent.choices)
        if intent.card is None or not self.roster.matches(self.duel, intent.card, number):
            return False
        if intent.from_zone is not None and self.duel.cards[number].zone != PLACES.get(intent.from_zone, -1):
            return False
        if verb == t.ATTACK_WITH:
            return wanted == "attack" and self.fits_target(extra_of(code), intent)
        if verb == t.CHANGE_POSITION:
            return wanted == "change" and self.duel.cards[number].position != POSITION_WORDS.get(intent.position or "")
        if wanted != WITH_A_CARD.get(verb):
            return False
        return verb not in (t.ACTIVATE, t.DUE) or self.fits_effect(number, extra_of(code) % 64, intent)

    def pass_is_end(self, ask: Ask) -> bool:
        """In an open Draw, Standby or End Phase passing is ending the phase."""
        return ask.kind in (t.A_OPEN, t.A_DUE) and self.duel.phase in (t.DRAW, t.STANDBY, t.END)

    def fits_target(self, target: int, intent: Intent) -> bool:
        """Whether an attack is at what the intent says."""
        if target == 0:
            return intent.direct
        return intent.target is not None and self.roster.matches(self.duel, intent.target, target - 1)

    def fits_effect(self, number: int, index: int, intent: Intent) -> bool:
        """`effect: 2` by the order in the card's text; several modes of one activation are asked for later."""
        wanted = intent.effect
        face = self.duel.printed(number)
        if wanted is None or (wanted == "none" and face.abilities[index].kind == CARD):
            return True
        if wanted == "none":
            return False
        usable, printed_effects = effects_in_order(face)
        if len(usable) == 1 and index in usable:
            return True
        return any(wanted <= len(order) and order[wanted - 1] == index for order in (usable, printed_effects))

    def means(self, ask: Ask, code: int, value: Value) -> bool:
        """Whether a value can mean this option of a question."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        if value.ordinal is not None and ask.options[value.ordinal - 1 : value.ordinal] == (code,):
            return True
        if verb == t.YES or verb == t.NO:
            return value.word == BARE[verb]
        if verb == t.POSITION_OF:
            return value.word is not None and POSITION_WORDS.get(value.word) == extra
        if verb == t.ZONE_OF or verb == t.MODE_OF:
            return value.number == extra + 1
        if verb == t.NUMBER_OF:
            return value.number == extra
        if verb == t.TYPE_OF:
            return value.word == t.TYPES[extra]
        if verb == t.ATTRIBUTE_OF:
            return value.word == t.ATTRIBUTES[extra]
        if verb == t.COIN_OF:
            return value.word == ("tails", "heads")[extra]
        if verb == t.KIND_OF:
            return value.word == t.KINDS[extra]
        if verb == t.SEAT_OF:
            return value.word == ("first", "second", "", "")[extra] or value.seat == self.roster.seats[extra]
        if verb == t.NAME_OF:
            return value.card is not None and is_name_of(extra, value.card.name)
        if value.card is not None and number >= 0:
            return self.roster.matches(self.duel, value.card, number)
        return False

    def text(self, ask: Ask, code: int) -> str:
        """An option as a step would name it."""
        return option_phrase(self.duel, code, self.card, self.roster.seats)

    def card(self, number: int) -> str:
        """A card by name."""
        return self.roster.name(self.duel, number)

    def listed(self, ask: Ask) -> str:
        """All options of an ask, each text once; of the names of all cards the first ones and how many more there are."""
        texts = list(dict.fromkeys(self.text(ask, code) for code in ask.options))
        if len(texts) > MOST_LISTED:
            return f"{', '.join(texts[:FIRST_LISTED])} and {len(texts) - FIRST_LISTED} more"
        if ask.least == 0 and is_question(ask):
            texts.append("choose nothing")
        return ", ".join(texts)

    def matching(self, ask: Ask, intent: Intent) -> list[int]:
        """The options that an intent names, the first card first; attacks and numbered copies as the acting seat would mean them."""
        found = [code for code in ask.options if self.fits(ask, code, intent)]
        ref = intent.card
        if ref is not None and ref.number is not None:
            found.sort(key=lambda code: self.roster.side(self.duel, max(0, subject_of(code))) != ask.seat)
        else:
            found.sort(key=subject_of)
        return found


def is_name_of(code: int, name: str) -> bool:
    """CARD-1. Whether a name that can be declared is this one, or what the card of this name counts as."""
    if not facts.is_name(name):
        return name_of(code) == name
    card = facts.by_name(name)
    return card.passcode == code or name_of(code) == card.treated_as


def effects_in_order(face: PrintedCard) -> tuple[list[int], list[int]]:
    """The numbers of the abilities that can be activated, and of all effects, in the order of the text."""
    usable: list[int] = []
    effects: list[int] = []
    for ability in face.abilities:
        if ability.kind in (PROCEDURE, RULE_EFFECT):
            continue
        if ability.kind != CONTINUOUS_EFFECT:
            usable.append(ability.index)
        effects.append(ability.index)
    if len([index for index in usable if face.abilities[index].kind != CARD]) and any(
        face.abilities[index].kind == CARD and face.abilities[index].stays for index in usable
    ):
        usable = [index for index in usable if face.abilities[index].kind != CARD]
    return usable, effects
