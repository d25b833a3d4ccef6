"""Which card is meant by what was typed: one in sight, any card by its name, that of a numbered choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.kernel.game import Choice
from spellspeed.languages.catalog import Catalog
from spellspeed.languages.worded import near_words
from spellspeed.session.picks import did_you_mean
from spellspeed.session.typed import fits
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.visibility import sees
from spellspeed.yugioh.text.card_facts import lines_of_card
from spellspeed.yugioh.text.wording import place_words

EXACTLY: Final = 3
"""How well the same name fits (`fits`)."""
SEARCHED: Final = (t.HAND, t.MONSTERS, t.SPELLS, t.FIELD, t.GRAVEYARD, t.REMOVED, t.FUSION_DECK)


class CardNotThere(SpellspeedError):
    """No card that the seat can see has that name."""


def visible_cards(duel: Duel, seat: int) -> list[int]:
    """All cards outside the Decks that a seat knows, its own first."""
    cards = [card.number for card in duel.cards if card.zone in SEARCHED and sees(duel, seat, card.number)]
    return sorted(
        cards, key=lambda number: (duel.cards[number].controller != seat, SEARCHED.index(duel.cards[number].zone))
    )


def card_in_sight(duel: Duel, seat: int, name: str, words: Catalog) -> int:
    """The card that a name means, own cards first. Raises CardNotThere."""
    cards = visible_cards(duel, seat)
    graded = [(fits(name, duel.printed(number).name), number) for number in cards]
    top = max((grade for grade, _ in graded), default=0)
    if not top:
        near = did_you_mean(name, sorted({duel.printed(number).name for number in cards}), words)
        raise CardNotThere(words.say("refused", "no such card", name=name) + near)
    return next(number for grade, number in graded if grade == top)


def card_named(name: str, words: Catalog) -> facts.CardFacts:
    """The card of that name, in a deck here or not. Raises CardNotThere."""
    try:
        return facts.by_name(name)
    except facts.UnknownCard as unknown:
        near = near_words(unknown.near, words)
        raise CardNotThere(words.say("refused", "no card named", name=name) + near) from None


def lines_of_meant_card(duel: Duel, seat: int, wanted: str, choices: Sequence[Choice], words: Catalog) -> list[str]:
    """Facts and text of a card: by the number of a choice, by a name in sight, or by any name; and where it lies. Raises CardNotThere."""
    if wanted.isascii() and wanted.isdigit():
        number = card_of_choice(int(wanted), choices, words)
    else:
        try:
            number = card_in_sight(duel, seat, wanted, words)
        except CardNotThere:
            return lines_of_card(card_named(wanted, words), duel.profile.rulings)
    if not sees(duel, seat, number):
        raise CardNotThere(words.say("refused", "face down"))
    face = duel.printed(number)
    if face.is_token:
        lines = [words.say("why", "token", card=face.name, attack=face.attack, defense=face.defense)]
    else:
        lines = lines_of_card(facts.by_passcode(face.code), duel.profile.rulings)
    return [*lines, here(duel, seat, number, words)]


def here(duel: Duel, seat: int, number: int, words: Catalog) -> str:
    """Where a card lies, and what a monster on the field has now."""
    place = place_words(duel, seat, number, words)
    if duel.cards[number].zone != t.MONSTERS:
        return words.say("why", "here", place=place)
    return words.say("why", "here with values", place=place, attack=attack(duel, number), defense=defense(duel, number))


def card_of_choice(number: int, choices: Sequence[Choice], words: Catalog) -> int:
    """The card of a numbered choice: what is attacked, where something is. Raises CardNotThere."""
    for choice in choices:
        if choice.number == number:
            code = choice.codes[0]
            if verb_of(code) == t.ATTACK_WITH and extra_of(code):
                return extra_of(code) - 1
            if subject_of(code) >= 0:
                return subject_of(code)
            raise CardNotThere(words.say("refused", "about no card", number=number, option=choice.words))
    raise CardNotThere(words.say("refused", "number", number=number, last=len(choices)))
