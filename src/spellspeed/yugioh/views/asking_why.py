"""`why CARD`, `why VERB CARD`, `why pass`: what can be done now, and every rule that is against the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.asks import extra_of, subject_of, verb_of
from spellspeed.kernel.game import Choice
from spellspeed.languages.catalog import Catalog, catalog
from spellspeed.rulebook import statement, without_notes
from spellspeed.session.picks import all_meant
from spellspeed.session.typed import Vocabulary, fits, folded, vocabularies
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.judge.nearest import against_card, thinkable
from spellspeed.yugioh.judge.reason_text import reason_text
from spellspeed.yugioh.judge.reasons import Reason
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.judge.wishes import (
    DISCARD_CARD,
    DRAW_A_CARD,
    GIVE_UP,
    NEXT_PHASE,
    RESPOND,
    TRIBUTE_SUMMON_OF,
    Wish,
)
from spellspeed.yugioh.text.wording import card_words, place_words
from spellspeed.yugioh.views.cards_meant import EXACTLY, CardNotThere, card_in_sight, card_named, visible_cards

VERBS: Final = {
    "special summon": t.SPECIAL,
    "summon": t.SUMMON,
    "set": t.SET_MONSTER,
    "activate": t.ACTIVATE,
    "attack": t.ATTACK_WITH,
    "change": t.CHANGE_POSITION,
    "flip": t.FLIP,
}
"""What is typed with a card and stands among the choices."""
NO_VERB: Final = -1
ANSWER_ONLY: Final = -2
"""As a verb: a word that is nothing but an answer to a question."""
USABLE_FROM: Final = (t.HAND, t.MONSTERS, t.SPELLS, t.FIELD)
"""Where the cards lie that are meant where none is named."""
TIMING_ROW: Final = "T-"
"""What the ids of the timing table begin with: its rows are a table in short forms, not sentences."""
WISHES: Final = {
    "tribute summon": TRIBUTE_SUMMON_OF,
    "discard": DISCARD_CARD,
    "draw": DRAW_A_CARD,
    "respond": RESPOND,
    "next phase": NEXT_PHASE,
    "surrender": GIVE_UP,
}
"""What players think of and what stands among no choices by that name."""
STANDS_ALONE: Final = {
    "enter battle": t.ENTER_BATTLE,
    "enter main2": t.ENTER_MAIN2,
    "end phase": t.END_PHASE,
    "pass": t.PASS,
    "no attack": t.NO_ATTACK,
}
"""Choices without a card."""
WITH_A_CARD: Final = ("tribute summon", "discard")
"""Those of WISHES that a card may follow."""
MEANT_BY: Final = {
    t.SET_MONSTER: (t.SET_MONSTER, t.SET_SPELL),
    t.ACTIVATE: (t.ACTIVATE, t.DUE),
    TRIBUTE_SUMMON_OF: (t.SUMMON,),
    DISCARD_CARD: (t.CHOOSE,),
    RESPOND: (t.ACTIVATE,),
    NEXT_PHASE: (t.ENTER_BATTLE, t.ENTER_MAIN2, t.END_PHASE),
}
"""Under which verbs of options a wish is found, where that is another one than its own."""
SAID: Final = {number: ("verbs typed", key) for key, number in VERBS.items()} | {
    number: ("wishes typed", key) for key, number in WISHES.items()
}
"""Where the catalog has the words of a verb."""


def reasons(duel: Duel, seat: int, wanted: str, choices: Sequence[Choice], words: Catalog) -> list[str]:
    """Line by line: what can be done with a card now, and what not, with every rule that is against it. Raises CardNotThere."""
    if wanted.isascii() and wanted.isdigit():
        numbered = [choice for choice in choices if choice.number == int(wanted)]
        if not numbered:
            raise CardNotThere(words.say("refused", "number", number=wanted, last=len(choices)))
        return [said_possible(numbered[0].words, numbered, words)]
    alone_now = choices_that_stand_alone(wanted, choices, words)
    if alone_now:
        return [said_possible(wanted, alone_now, words)]
    alone = verb_without_a_card(wanted, words)
    if alone == ANSWER_ONLY:
        return [words.say("why", "not now", wish=wanted), words.say("why", "no answer")]
    if alone != NO_VERB:
        offered = [choice for choice in choices if verb_of(choice.codes[0]) in MEANT_BY.get(alone, (alone,))]
        return lines_for(duel, seat, wanted, Wish(alone), offered, words)
    verb, direct = verb_of_no_named_card(wanted, words)
    if verb != NO_VERB:
        return lines_for_own_cards(duel, seat, wanted, Wish(verb, direct=direct), choices, words)
    verb, name, target_name, direct = split_wish(duel, seat, wanted, words)
    unseen = name_of_no_card_in_sight(duel, seat, name, words)
    if unseen:
        return lines_for_name(duel, seat, unseen, [verb] if verb != NO_VERB else thinkable_of(unseen, words), words)
    if verb == t.ATTACK_WITH and (target_name or direct):
        for book in vocabularies(words.language):
            attacks = all_meant(wanted, choices, book)
            if attacks:
                return [said_possible(wanted, attacks, words)]
    target = target_in_sight(duel, seat, target_name, words) if target_name else -1
    lines: list[str] = []
    cards = cards_meant(duel, seat, name, words)
    for number in cards:
        for possible in [verb] if verb != NO_VERB else thinkable(duel, number):
            wish = Wish(possible, number, target, direct=direct)
            lines += lines_for_card(duel, seat, wish, len(cards) > 1, choices, words)
    return lines


def lines_for_card(
    duel: Duel, seat: int, wish: Wish, with_place: bool, choices: Sequence[Choice], words: Catalog
) -> list[str]:
    """One action with one card; with its place where several are spoken of."""
    parts = {"verb": verb_said(wish.verb, words), "card": duel.printed(wish.number).name}
    told = words.say("why", "wish", **parts)
    if wish.direct:
        told = words.say("options", "attack directly", card=parts["card"])
    elif wish.verb == t.ATTACK_WITH and wish.target >= 0:
        target = card_words(duel, seat, wish.target, words)
        told = words.say("options", "attack", card=parts["card"], target=target)
    elif with_place:
        told = words.say("why", "wish there", **parts, place=place_words(duel, seat, wish.number, words))
    offered = [choice for choice in choices if is_about(choice.codes, wish)]
    return lines_for(duel, seat, told, wish, offered, words)


def reasons_at(duel: Duel, seat: int, number: int, verb: int, words: Catalog) -> list[tuple[str, str]]:
    """What is against doing something with one card, or (NO_VERB) against what it does not offer, the nearest first: the rule and the sentence.

    With a verb that nothing is against: no rule, and a sentence that says so.
    """
    if verb == NO_VERB:
        return [(each.rule, reason_text(each, words.language)) for each in against_card(duel, seat, number)]
    against = why_not(duel, seat, Wish(verb, number))
    if not against:
        told = words.say("why", "wish", verb=verb_said(verb, words), card=duel.printed(number).name)
        return [("", words.say("why", "no rule against", wish=told))]
    return [(each.rule, reason_text(each, words.language)) for each in against]


def reasons_without_a_card(duel: Duel, seat: int, wanted: str, words: Catalog) -> list[tuple[str, str]] | None:
    """What is against something that is done without a card ("enter battle"): the rules and the sentences; None where that is not what is asked."""
    verb = verb_without_a_card(wanted, words)
    if verb in (NO_VERB, ANSWER_ONLY, GIVE_UP):
        return None
    return [(each.rule, reason_text(each, words.language)) for each in why_not(duel, seat, Wish(verb))]


def lines_for_own_cards(
    duel: Duel, seat: int, wanted: str, wish: Wish, choices: Sequence[Choice], words: Catalog
) -> list[str]:
    """An action for which no card was named: with each own card that it can be thought of."""
    lines: list[str] = []
    for number in visible_cards(duel, seat):
        card = duel.cards[number]
        if card.controller == seat and card.zone in USABLE_FROM and wish.verb in thinkable(duel, number):
            one = Wish(wish.verb, number, direct=wish.direct)
            found = lines_for_card(duel, seat, one, False, choices, words)
            lines += found if found[0] not in lines else []
    return lines or lines_for(duel, seat, wanted, wish, [], words)


def name_of_no_card_in_sight(duel: Duel, seat: int, wanted: str, words: Catalog) -> str:
    """The name of a card that the seat asks about without seeing one of that very name; "" where it sees one, or means one by a part.

    Raises CardNotThere where no card in sight fits and no card has that name.
    """
    grades = [fits(wanted, duel.printed(number).name) for number in visible_cards(duel, seat)]
    if EXACTLY in grades:
        return ""
    try:
        return card_named(wanted, words).name
    except CardNotThere:
        if any(grades):
            return ""
        raise


def choices_that_stand_alone(wanted: str, choices: Sequence[Choice], words: Catalog) -> list[Choice]:
    """The choices without a card that are open now and were meant ("no", "end", "pass"), in the language or in English."""
    for book in vocabularies(words.language):
        for choice in choices:
            said = folded(choice.said(book.language))
            if said in book.bare and folded(wanted) in (said, *book.alone.get(said, ())):
                return [choice]
    return []


def verb_without_a_card(wanted: str, words: Catalog) -> int:
    """The verb that needs no card and was meant, in the language or in English; ANSWER_ONLY for one that only answers a question (yes, refuse).

    NO_VERB for none.
    """
    for book in vocabularies(words.language):
        for key, verb in STANDS_ALONE.items():
            said = folded(catalog(book.language).say("options", key))
            if folded(wanted) in (said, *book.alone.get(said, ())):
                return verb
        if folded(wanted) in book.wishes:
            return WISHES[book.wishes[folded(wanted)]]
        if any(folded(wanted) in (said, *book.alone.get(said, ())) for said in book.bare):
            return ANSWER_ONLY
    return NO_VERB


def verb_of_no_named_card(wanted: str, words: Catalog) -> tuple[int, bool]:
    """The verb of `why attack` or `why attack directly`, and whether directly; NO_VERB where a card is named or nothing fits."""
    for book in vocabularies(words.language):
        verb, rest = book.split(wanted)
        if verb in VERBS and (not rest or folded(rest) in book.directly):
            return VERBS[verb], bool(rest)
    return NO_VERB, False


def split_wish(duel: Duel, seat: int, wanted: str, words: Catalog) -> tuple[int, str, str, bool]:
    """What was asked about: the verb (NO_VERB without one), the card, its target ("" without one), and whether directly. A name alone is no verb."""
    if any(fits(wanted, duel.printed(number).name) == EXACTLY for number in visible_cards(duel, seat)):
        return NO_VERB, wanted, "", False
    verb, rest = NO_VERB, wanted
    for book in vocabularies(words.language):
        verb, rest = verb_and_rest(wanted, book)
        if verb != NO_VERB:
            break
    for book in vocabularies(words.language):
        parts = [part.strip() for part in book.arrow.split(rest) if part.strip()]
        if len(parts) > 1 and folded(parts[1]) in book.directly:
            return verb, parts[0], "", True
    name, _, target = rest.partition("->")
    return verb, name.strip(), target.strip(), False


def verb_and_rest(wanted: str, book: Vocabulary) -> tuple[int, str]:
    """The verb that a question begins with (NO_VERB without one) and what follows it, in one language."""
    typed = wanted.split()
    for count in range(len(typed) - 1, 0, -1):
        wish = book.wishes.get(folded(" ".join(typed[:count])).rstrip(":"), "")
        if wish in WITH_A_CARD:
            return WISHES[wish], " ".join(typed[count:])
    meant, after = book.split(wanted)
    return (VERBS[meant], after) if meant in VERBS and after else (NO_VERB, wanted)


def verb_said(verb: int, words: Catalog) -> str:
    """A verb as it is typed first of all."""
    section, key = SAID[verb]
    return words.listed(section, key)[0]


def target_in_sight(duel: Duel, seat: int, name: str, words: Catalog) -> int:
    """The card at which something is aimed: a monster of an opponent where one is called so, else as `card_in_sight`. Raises CardNotThere."""
    theirs = [number for other in duel.opponents(seat) for number in duel.monsters(other)]
    known = [number for number in visible_cards(duel, seat) if number in theirs]
    grades = [fits(name, duel.printed(number).name) for number in known]
    if any(grades):
        return known[grades.index(max(grades))]
    return card_in_sight(duel, seat, name, words)


def cards_meant(duel: Duel, seat: int, name: str, words: Catalog) -> list[int]:
    """The cards that a question can be about: the first that the name means, and one like it in each other place. Raises CardNotThere."""
    first = card_in_sight(duel, seat, name, words)
    meant: dict[tuple[int, bool], int] = {}
    for number in visible_cards(duel, seat):
        card = duel.cards[number]
        if card.face is duel.cards[first].face and card.controller == duel.cards[first].controller:
            meant.setdefault((card.zone, card.face_up), number)
    return list(meant.values())


def is_about(codes: tuple[int, ...], wish: Wish) -> bool:
    """Whether a choice does what is wished with this card: an attack also at this target, or directly, where that was said."""
    meant = MEANT_BY.get(wish.verb, (wish.verb,))
    return any(verb_of(code) in meant and subject_of(code) == wish.number and is_at(code, wish) for code in codes)


def is_at(code: int, wish: Wish) -> bool:
    """Whether an option of an attack is at the target of a wish; true of every other option, and where no target was said."""
    if verb_of(code) != t.ATTACK_WITH:
        return True
    if wish.direct:
        return not extra_of(code)
    return wish.target < 0 or extra_of(code) == wish.target + 1


def lines_for(duel: Duel, seat: int, told: str, wish: Wish, offered: list[Choice], words: Catalog) -> list[str]:
    """One action: that it is offered, or all reasons against it with what the rules say."""
    if wish.verb == GIVE_UP:
        return [words.say("why", "at any time", wish=told)]
    against = why_not(duel, seat, wish)
    if offered and not (against and wish.verb in WISHES.values()):
        return [said_possible(told, offered, words)]
    return [words.say("why", "not now", wish=told), *reason_lines(against, words)]


def said_possible(told: str, offered: list[Choice], words: Catalog) -> str:
    """That something is offered, and under which numbers."""
    return words.say("why", "possible", wish=told, numbers=", ".join(str(choice.number) for choice in offered))


def lines_for_name(duel: Duel, seat: int, name: str, verbs: list[int], words: Catalog) -> list[str]:
    """What a card could do that the seat does not see: in its Deck, elsewhere, or not in this duel at all."""
    lines: list[str] = []
    for verb in verbs:
        told = words.say("why", "wish", verb=verb_said(verb, words), card=name)
        lines += [
            words.say("why", "not now", wish=told),
            *reason_lines(why_not(duel, seat, Wish(verb, name=name)), words),
        ]
    return lines


def thinkable_of(name: str, words: Catalog) -> list[int]:
    """What a player could think of doing with a card of that name. Raises CardNotThere."""
    card = card_named(name, words)
    if card.kind != "monster":
        return [t.ACTIVATE]
    return [t.SPECIAL] if card.is_fusion or card.is_ritual else [t.SUMMON]


def reason_lines(against: list[Reason], words: Catalog) -> list[str]:
    """The reasons, the one that tells most first and with what its rule says; without one the open question is another."""
    if not against:
        return [words.say("why", "no rule")]
    ids = [", ".join(found.rules) for found in against]
    width = max(map(len, ids))
    lines = [
        f"  {each:<{width}}  {reason_text(found, words.language)}" for each, found in zip(ids, against, strict=True)
    ]
    if against[0].rule.startswith(TIMING_ROW):
        return lines
    return [lines[0], f"  {'':<{width}}  ({without_notes(statement(against[0].rule, words.language))})", *lines[1:]]
