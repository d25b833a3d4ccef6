"""An open ask as the seat asked sees it."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import DIFFERENT, IN_ORDER, ONE_OF_EACH, Ask, extra_of, subject_of, verb_of
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.text.notation import VERB_WORDS, choice_word, meanings, option_phrase, seat_words
from spellspeed.yugioh.views.cards_seen import Eyes, Seen

RULES: Final = ("number", "sum_at_least", "sum_exactly", "different", "one_of_each", "in_order", "sum_reached")
"""Names for the rules of asks (kernel/asks.py)."""
EFFECTS: Final = (t.ACTIVATE, t.DUE, t.SPECIAL)


def ask_seen(eyes: Eyes, ask: Ask) -> Seen:
    """What a seat is asked: kind, what about, every option, how many of them by which rule."""
    about: Seen | None = None
    if ask.about >= 0:
        about = {"card": eyes.reference(ask.about), "name": eyes.name(ask.about)}
    seen = {
        "seat": ask.seat,
        "kind": t.ASK_NAMES[ask.kind],
        "about": about,
        "options": options_seen(eyes, ask),
        "least": ask.least,
        "most": ask.most,
        "rule": RULES[ask.rule],
        "goal": ask.goal,
    }
    if ask.kind == t.A_CONSENT:
        # TEAM-III-5: which of the partner's cards are to be used.
        seen["cards"] = [{"card": eyes.reference(number), "name": eyes.name(number)} for number in ask.values]
    return seen


def options_seen(eyes: Eyes, ask: Ask) -> list[Seen]:
    """The options in their order; cards of a Deck by name, since who searches a Deck is not told its order."""
    values = values_seen(ask)
    found: list[Seen] = []
    for place, answer in enumerate(meanings(eyes.duel, ask)):
        seen = option_seen(eyes, ask, ask.options[place], answer)
        if values:
            seen["value"] = values[place]
        found.append(seen)
    if ask.rule != IN_ORDER and any(in_a_deck(eyes.duel, code) for code in ask.options):
        paired = list(zip(ask.options, found, strict=True))
        paired.sort(key=lambda pair: deck_order(eyes.duel, pair[0], pair[1]))
        found = [seen for _, seen in paired]
    return found


def in_a_deck(duel: Duel, code: int) -> bool:
    """Whether an option is a card of a Deck."""
    return subject_of(code) >= 0 and duel.cards[subject_of(code)].zone == t.DECK


def deck_order(duel: Duel, code: int, seen: Seen) -> tuple[int, int]:
    """Options that are no cards of a Deck first, in their order; those of a Deck by their place in its list by name."""
    return (1, int(seen["card"].rpartition(":")[2])) if in_a_deck(duel, code) else (0, 0)


def values_seen(ask: Ask) -> tuple[int, ...]:
    """The values that go with the options; where a value stands for a name or a group, the groups counted from 1."""
    if ask.kind == t.A_CONSENT:
        return ()
    if ask.rule not in (DIFFERENT, ONE_OF_EACH):
        return ask.values
    groups = list(dict.fromkeys(ask.values))
    return tuple([groups.index(value) + 1 for value in ask.values])


def option_seen(eyes: Eyes, ask: Ask, code: int, answer: str) -> Seen:
    """One option: what to answer (by places), its verb, its cards, and a label for people."""
    verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
    seats = seat_words(eyes.duel, ask.seat)
    seen: Seen = {
        "answer": answer,
        "label": option_phrase(eyes.duel, code, lambda card: eyes.name(card) or eyes.reference(card), seats),
        "verb": VERB_WORDS[verb],
        "card": eyes.reference(number) if number >= 0 else None,
    }
    if number >= 0:
        seen["name"] = eyes.name(number)
    if verb == t.ATTACK_WITH:
        seen["target"] = eyes.reference(extra - 1) if extra else None
    elif verb in EFFECTS:
        seen["effect"] = extra % 64 + 1
    elif number < 0 and VERB_WORDS[verb] != answer:
        seen["choice"] = choice_word(verb, extra, seats)
    return seen
