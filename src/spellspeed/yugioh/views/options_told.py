"""Options as they stand on buttons, in plain words: the labels that are typed have verbs first, arrows, and numbers of places and effects."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.windows import ability_of
from spellspeed.yugioh.text.card_text import text_of_ability
from spellspeed.yugioh.text.notation import VERB_WORDS
from spellspeed.yugioh.text.wording import card_words, choice_or_deed

USES: Final = (t.ACTIVATE, t.DUE, t.SPECIAL)
VALUES: Final = ("attack", "defense")
"""What is chosen where a mode is about a value."""
SECTION: Final = "options told"


def told_of(duel: Duel, ask: Ask, code: int, label: str, words: Catalog) -> str:
    """An option in plain words; "" where its label says it so."""
    told = mode_words(duel, code, words) or zone_words(duel, ask, code, words) or deed_told(duel, ask.seat, code, words)
    return "" if told == label else told


def deed_told(duel: Duel, seat: int, code: int, words: Catalog) -> str:
    """What is done, with which card; which of several effects and where the card lies is said beside it."""
    verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
    key = VERB_WORDS[verb]
    if verb == t.ATTACK_WITH:
        key = "attack" if extra else "attack directly"
    elif verb == t.CHANGE_POSITION:
        key = "change to defense" if duel.cards[number].position == t.ATTACK else "change to attack"
    if not words.has(SECTION, key):
        return choice_or_deed(duel, seat, code, words)
    card = card_words(duel, seat, number, words) if number >= 0 else ""
    target = card_words(duel, seat, extra - 1, words) if verb == t.ATTACK_WITH and extra else ""
    return words.say(SECTION, key, card=card, target=target)


def zone_words(duel: Duel, ask: Ask, code: int, words: Catalog) -> str:
    """A zone to choose, "" for another option."""
    if verb_of(code) != t.ZONE_OF:
        return ""
    is_monster = ask.about < 0 or duel.is_monster(ask.about) or duel.printed(ask.about).is_monster
    return words.say(SECTION, "monsters" if is_monster else "spells_traps", number=extra_of(code) + 1)


def ability_asked(duel: Duel) -> Ability | None:
    """The ability for which the open question is asked, while one is announced or carried out."""
    walk = next((frame for frame in reversed(duel.frames) if isinstance(frame, Walk)), None)
    return ability_of(walk.link) if walk is not None else None


def mode_words(duel: Duel, code: int, words: Catalog) -> str:
    """What one of several effects does that can be chosen, by the text of the card; "" for another option, and where the text does not list them."""
    ability = ability_asked(duel) if verb_of(code) == t.MODE_OF else None
    if ability is None:
        return ""
    listed = text_of_ability(ability, words.language).split(words.words("bullet").strip())[1:]
    mode = extra_of(code)
    if mode < len(listed):
        return listed[mode].strip().rstrip(".")
    return words.say("values told", VALUES[mode]) if not listed and mode < len(VALUES) else ""


def effect_words(duel: Duel, ask: Ask, code: int, words: Catalog) -> str:
    """What the effect does that an option uses, where its card offers several; "" elsewhere."""
    verb, number = verb_of(code), subject_of(code)
    if verb not in USES or number < 0:
        return ""
    alike = [other for other in ask.options if verb_of(other) in USES and subject_of(other) == number]
    abilities = duel.printed(number).abilities
    at = extra_of(code) % 64
    return text_of_ability(abilities[at], words.language) if len(alike) > 1 and at < len(abilities) else ""
