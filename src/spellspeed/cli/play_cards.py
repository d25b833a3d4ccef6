"""`? CARD` and `why CARD`: a card's facts and text, and why something cannot be done with it now."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from spellspeed.cli.cards import card_text, show_card
from spellspeed.cli.play_choices import Choice, did_you_mean
from spellspeed.cli.play_typed import fits, folded, vocabularies
from spellspeed.errors import SpellspeedError
from spellspeed.judge.reasons import Reason
from spellspeed.judge.why import why_not
from spellspeed.judge.wishes import Wish
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.rulebook import statement
from spellspeed.table.wording import place_words
from spellspeed.words.catalog import Catalog, catalog
from spellspeed.words.reason_text import reason_text
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.rules import terms as t
from spellspeed.yugioh.rules.derived import attack, defense
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.visibility import sees

WHY_VERBS: Final = {
    "special summon": t.SPECIAL,
    "summon": t.SUMMON,
    "set": t.SET_MONSTER,
    "activate": t.ACTIVATE,
    "attack": t.ATTACK_WITH,
    "change": t.CHANGE_POSITION,
    "flip": t.FLIP,
}
VERB_WORDS: Final = {number: words for words, number in WHY_VERBS.items()}
WITHOUT_A_CARD: Final = {
    "enter battle": t.ENTER_BATTLE,
    "enter main2": t.ENTER_MAIN2,
    "end phase": t.END_PHASE,
}
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


def name_of_no_card_in_sight(duel: Duel, seat: int, wanted: str) -> str:
    """The name of a card that the seat asks about without seeing one of that very name; "" where it sees one, or means one by a part.

    Raises UnknownCard where no card in sight fits and no card has that name.
    """
    grades = [fits(wanted, duel.printed(number).name) for number in visible_cards(duel, seat)]
    if 3 in grades:
        return ""
    try:
        return facts.by_name(wanted).name
    except facts.UnknownCard:
        if any(grades):
            return ""
        raise


def show_any_card(
    duel: Duel, ask: Ask | None, seat: int, wanted: str, choices: list[Choice], console: Console, words: Catalog
) -> None:
    """Facts and text of a card: by the number of a choice, by a name in sight, or by any name. Raises UnknownCard or CardNotThere."""
    number = -1
    if wanted.isascii() and wanted.isdigit():
        number = card_of_choice(int(wanted), choices, words)
    else:
        try:
            number = card_in_sight(duel, seat, wanted, words)
        except CardNotThere:
            card = facts.by_name(wanted)
            show_card(card, card_text(card, duel.profile.rulings), console)
            return
    if not sees(duel, seat, number):
        raise CardNotThere(words.say("refused", "face down"))
    face = duel.printed(number)
    if face.is_token:
        console.print(Text(words.say("why", "token", card=face.name, attack=face.attack, defense=face.defense)))
    else:
        card = facts.by_passcode(face.code)
        show_card(card, card_text(card, duel.profile.rulings), console)
    console.print(Text(here(duel, seat, number, words), style="dim"))


def here(duel: Duel, seat: int, number: int, words: Catalog) -> str:
    """Where a card lies, and what a monster on the field has now."""
    place = place_words(duel, seat, number, words)
    if duel.cards[number].zone != t.MONSTERS:
        return words.say("why", "here", place=place)
    return words.say("why", "here with values", place=place, attack=attack(duel, number), defense=defense(duel, number))


def card_of_choice(number: int, choices: list[Choice], words: Catalog) -> int:
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


def reasons(duel: Duel, ask: Ask, seat: int, wanted: str, choices: list[Choice], words: Catalog) -> list[str]:
    """Line by line: what can be done with a card now, and what not, with every rule that is against it. Raises CardNotThere."""
    alone = verb_without_a_card(wanted, words)
    if alone:
        offered = [choice for choice in choices if verb_of(choice.codes[0]) == alone]
        return lines_for(duel, seat, wanted, Wish(alone), offered, words)
    verb, name, target_name, direct = split_wish(duel, seat, wanted, words)
    unseen = name_of_no_card_in_sight(duel, seat, name)
    if unseen:
        return lines_for_name(duel, seat, unseen, [verb] if verb else thinkable_of(unseen), words)
    cards = cards_meant(duel, seat, name, words)
    target = card_in_sight(duel, seat, target_name, words) if target_name else -1
    lines: list[str] = []
    for number in cards:
        for possible in [verb] if verb else thinkable(duel, number):
            parts = {"verb": verb_said(possible, words), "card": duel.printed(number).name}
            told = words.say("why", "wish", **parts)
            if len(cards) > 1:
                told = words.say("why", "wish there", **parts, place=place_words(duel, seat, number, words))
            offered = [choice for choice in choices if is_about(choice.codes, possible, number)]
            lines += lines_for(duel, seat, told, Wish(possible, number, target, direct=direct), offered, words)
    return lines


def verb_without_a_card(wanted: str, words: Catalog) -> int:
    """The verb that needs no card and was meant, in the language or in English; 0 for none."""
    for book in vocabularies(words.language):
        for key, verb in WITHOUT_A_CARD.items():
            said = folded(catalog(book.language).say("options", key))
            if folded(wanted) in (said, *book.alone[said]):
                return verb
    return 0


def split_wish(duel: Duel, seat: int, wanted: str, words: Catalog) -> tuple[int, str, str, bool]:
    """What was asked about: the verb (0 without one), the card, its target ("" without one), and whether directly. A name alone is no verb."""
    if any(fits(wanted, duel.printed(number).name) == EXACTLY for number in visible_cards(duel, seat)):
        return 0, wanted, "", False
    verb, rest = 0, wanted
    for book in vocabularies(words.language):
        meant, after = book.split(wanted)
        if meant in WHY_VERBS and after:
            verb, rest = WHY_VERBS[meant], after
            break
    for book in vocabularies(words.language):
        parts = [part.strip() for part in book.arrow.split(rest) if part.strip()]
        if len(parts) > 1 and folded(parts[1]) in book.directly:
            return verb, parts[0], "", True
    name, _, target = rest.partition("->")
    return verb, name.strip(), target.strip(), False


def verb_said(verb: int, words: Catalog) -> str:
    """A verb as it is typed first of all."""
    return words.listed("verbs typed", VERB_WORDS[verb])[0]


def cards_meant(duel: Duel, seat: int, name: str, words: Catalog) -> list[int]:
    """The cards that a question can be about: the first that the name means, and one like it in each other place. Raises CardNotThere."""
    first = card_in_sight(duel, seat, name, words)
    meant: dict[tuple[int, bool], int] = {}
    for number in visible_cards(duel, seat):
        card = duel.cards[number]
        if card.face is duel.cards[first].face and card.controller == duel.cards[first].controller:
            meant.setdefault((card.zone, card.face_up), number)
    return list(meant.values())


def is_about(codes: tuple[int, ...], verb: int, number: int) -> bool:
    """Whether a choice does this with this card."""
    meant = (
        (t.SET_MONSTER, t.SET_SPELL)
        if verb == t.SET_MONSTER
        else (t.ACTIVATE, t.DUE)
        if verb == t.ACTIVATE
        else (verb,)
    )
    return any(verb_of(code) in meant and subject_of(code) == number for code in codes)


def thinkable(duel: Duel, number: int) -> list[int]:
    """What a player could think of doing with a card where it lies."""
    card, face = duel.cards[number], duel.printed(number)
    verbs: list[int] = []
    if any(
        ability.is_card_activation or ability.is_ignition or ability.windows or ability.phases
        for ability in face.abilities
    ):
        verbs.append(t.ACTIVATE)
    if card.zone == t.HAND:
        verbs += [t.SUMMON, t.SET_MONSTER] if face.is_monster else [t.SET_MONSTER]
    if face.procedures and card.zone != t.MONSTERS:
        verbs.append(t.SPECIAL)
    if card.zone == t.MONSTERS:
        verbs += [t.ATTACK_WITH, t.CHANGE_POSITION] if card.face_up else [t.FLIP, t.ATTACK_WITH]
    return verbs or [t.ACTIVATE]


def lines_for(duel: Duel, seat: int, told: str, wish: Wish, offered: list[Choice], words: Catalog) -> list[str]:
    """One action: that it is offered, or all reasons against it with what the rules say."""
    if offered:
        return [words.say("why", "possible", wish=told, numbers=", ".join(str(choice.number) for choice in offered))]
    return [words.say("why", "not now", wish=told), *reason_lines(why_not(duel, seat, wish), words)]


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


def thinkable_of(name: str) -> list[int]:
    """What a player could think of doing with a card of that name. Raises UnknownCard."""
    card = facts.by_name(name)
    if card.kind != "monster":
        return [t.ACTIVATE]
    return [t.SPECIAL] if card.is_fusion or card.is_ritual else [t.SUMMON]


def reason_lines(against: list[Reason], words: Catalog) -> list[str]:
    """The reasons, the one that tells most first and with what its rule says; without one the open question is another."""
    if not against:
        return [words.say("why", "no rule")]
    width = max(len(found.rule) for found in against)
    lines = [f"  {found.rule:<{width}}  {reason_text(found, words.language)}" for found in against]
    return [lines[0], f"  {'':<{width}}  ({statement(against[0].rule, words.language)})", *lines[1:]]
