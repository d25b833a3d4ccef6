"""An ask as clients are shown it: words for people, and what of the table each option lights."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import IN_ORDER, Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.game import Plain
from spellspeed.languages.catalog import catalog
from spellspeed.session.picks import how_many
from spellspeed.session.tags import Tags
from spellspeed.yugioh.book.priority import PASS_OPTION
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.text.notation import POSITION_NAMES, VERB_WORDS, meanings
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.options_seen import RULES, deck_order, in_a_deck, options_seen, values_seen
from spellspeed.yugioh.views.options_told import effect_words, told_of
from spellspeed.yugioh.views.parts import Looking
from spellspeed.yugioh.views.questions import plain_question, wants_count

ZONED: Final = {t.MONSTERS: "monsters", t.SPELLS: "spells_traps"}


def ask_shown(
    duel: Duel, ask: Ask, tags: Tags, number: int, language: str, names: tuple[str, ...]
) -> tuple[Plain, list[str]]:
    """An ask for its seat, and the meaning of each option in the order shown (cards of a Deck stand by name: their order tells nothing).

    `number` is what the ask is called at the table. Raises UnknownLanguage.
    """
    words = catalog(language)
    eyes = Looking(duel, ask.seat, tags, number)
    said = {
        code: (choice.words, choice.codes) for choice in choices_of(duel, ask, language, names) for code in choice.codes
    }
    shown_at = order_shown(eyes, ask)
    place_of = {ask.options[place]: at for at, place in enumerate(shown_at)}
    meant = meanings(duel, ask)
    values = values_seen(ask)
    options: list[Plain] = []
    for at, place in enumerate(shown_at):
        code = ask.options[place]
        label, codes = said[code]
        option: Plain = {"verb": VERB_WORDS[verb_of(code)], "label": label, **lit(eyes, code)}
        if ask.kind != t.A_SEAT and (told := told_of(duel, ask, code, label, words)):
            option["told"] = told
        if does := effect_words(duel, ask, code, words):
            option["does"] = does
        if values:
            option["value"] = values[place]
        first = min(place_of[other] for other in codes)
        if first != at:
            option["same"] = first
        options.append(option)
    shown: Plain = {
        "n": number,
        "kind": t.ASK_NAMES[ask.kind],
        "question": plain_question(duel, ask, names, words),
        "options": options,
        "least": ask.least,
        "most": ask.most,
        "rule": RULES[ask.rule],
        "goal": ask.goal,
        "passing": place_of.get(PASS_OPTION, -1),
    }
    if wants_count(ask):
        shown["count"] = how_many(ask, words)
    if ask.about >= 0:
        shown["about"] = eyes.tag(ask.about)
        if eyes.sees(ask.about):
            shown["about_face"] = duel.printed(ask.about).code
    if ask.kind == t.A_CONSENT:
        # TEAM-III-5: which of the partner's cards are to be used.
        shown["cards"] = [eyes.tag(card) for card in ask.values]
    return shown, [meant[place] for place in shown_at]


def order_shown(eyes: Looking, ask: Ask) -> list[int]:
    """The places of the options in the order in which they are shown, as in the view."""
    places = list(range(len(ask.options)))
    if ask.rule == IN_ORDER or not any(in_a_deck(eyes.duel, code) for code in ask.options):
        return places
    by_answer = {seen["answer"]: seen for seen in options_seen(eyes, ask)}
    told = meanings(eyes.duel, ask)
    return sorted(places, key=lambda place: deck_order(eyes.duel, ask.options[place], by_answer[told[place]]))


def lit(eyes: Looking, code: int) -> Plain:
    """What of the table an option is about."""
    verb, card, extra = verb_of(code), subject_of(code), extra_of(code)
    shown: Plain = {}
    if card >= 0:
        tag = eyes.tag(card)
        if tag:
            shown["card"] = tag
        if eyes.sees(card):
            shown["face"] = eyes.duel.printed(card).code
    if verb == t.ATTACK_WITH:
        if extra:
            shown["target"] = eyes.tag(extra - 1)
    elif verb in (t.ACTIVATE, t.DUE, t.SPECIAL):
        shown["effect"] = extra % 64 + 1
    elif verb == t.POSITION_OF:
        shown["position"] = POSITION_NAMES[extra]
    elif verb == t.SEAT_OF:
        shown["seat"] = extra
    elif verb == t.ZONE_OF:
        shown["zone"] = f"{eyes.seat}.{zone_of_ask(eyes.duel)}:{extra + 1}"
    return shown


def zone_of_ask(duel: Duel) -> str:
    """Which row a zone is chosen of: that of the card that is asked about."""
    ask = duel.ask
    is_monster = ask is None or ask.about < 0 or duel.is_monster(ask.about) or duel.printed(ask.about).is_monster
    return ZONED[t.MONSTERS] if is_monster else ZONED[t.SPELLS]
