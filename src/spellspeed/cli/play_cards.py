"""`? CARD` and `why CARD`: a card's facts and text, and why something cannot be done with it now."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from spellspeed.cli.cards import card_text, show_card
from spellspeed.cli.play_choices import Choice, fits
from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.judge.reasons import Reason
from spellspeed.judge.why import why_not
from spellspeed.judge.wishes import Wish
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.rulebook import rule
from spellspeed.table.naming import reference
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
WITHOUT_A_CARD: Final = {"battle": t.ENTER_BATTLE, "enter battle": t.ENTER_BATTLE, "main2": t.ENTER_MAIN2}
SEARCHED: Final = (t.HAND, t.MONSTERS, t.SPELLS, t.FIELD, t.GRAVEYARD, t.REMOVED, t.FUSION_DECK)


class CardNotThere(SpellspeedError):
    """No card that the seat can see has that name."""


def visible_cards(duel: Duel, seat: int) -> list[int]:
    """All cards outside the Decks that a seat knows, its own first."""
    cards = [card.number for card in duel.cards if card.zone in SEARCHED and sees(duel, seat, card.number)]
    return sorted(
        cards, key=lambda number: (duel.cards[number].controller != seat, SEARCHED.index(duel.cards[number].zone))
    )


def card_in_sight(duel: Duel, seat: int, name: str) -> int:
    """The card that a name means, own cards first. Raises CardNotThere."""
    cards = visible_cards(duel, seat)
    graded = [(fits(name, duel.printed(number).name), number) for number in cards]
    top = max((grade for grade, _ in graded), default=0)
    if not top:
        near = did_you_mean(name, {duel.printed(number).name for number in cards})
        raise CardNotThere(f'you see no card named "{name}" in this duel.{near}')
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


def show_any_card(duel: Duel, ask: Ask | None, seat: int, wanted: str, choices: list[Choice], console: Console) -> None:
    """Facts and text of a card: by the number of a choice, by a name in sight, or by any name. Raises UnknownCard or CardNotThere."""
    number = -1
    if wanted.isascii() and wanted.isdigit():
        number = card_of_choice(int(wanted), choices)
    else:
        try:
            number = card_in_sight(duel, seat, wanted)
        except CardNotThere:
            card = facts.by_name(wanted)
            show_card(card, card_text(card, duel.profile.rulings), console)
            return
    if not sees(duel, seat, number):
        raise CardNotThere("that card is face-down: you do not know it")
    face = duel.printed(number)
    if face.is_token:
        console.print(Text(f"{face.name}: a Monster Token, ATK {face.attack} DEF {face.defense}"))
    else:
        card = facts.by_passcode(face.code)
        show_card(card, card_text(card, duel.profile.rulings), console)
    console.print(Text(f"here: {reference(duel, seat, number)}{present_values(duel, number)}", style="dim"))


def present_values(duel: Duel, number: int) -> str:
    """What a monster on the field has now."""
    if duel.cards[number].zone != t.MONSTERS:
        return ""
    return f", ATK {attack(duel, number)}, DEF {defense(duel, number)} now"


def card_of_choice(number: int, choices: list[Choice]) -> int:
    """The card of a numbered choice: what is attacked, where something is. Raises CardNotThere."""
    for choice in choices:
        if choice.number == number:
            code = choice.codes[0]
            if verb_of(code) == t.ATTACK_WITH and extra_of(code):
                return extra_of(code) - 1
            if subject_of(code) >= 0:
                return subject_of(code)
            raise CardNotThere(f'choice {number}, "{choice.words}", is about no card')
    raise CardNotThere(f"there is no number {number} here; the numbers go from 1 to {len(choices)}")


def reasons(duel: Duel, ask: Ask, seat: int, wanted: str, choices: list[Choice]) -> list[str]:
    """Line by line: what can be done with a card now, and what not, with every rule that is against it. Raises CardNotThere."""
    if wanted in WITHOUT_A_CARD:
        verb = WITHOUT_A_CARD[wanted]
        return lines_for(duel, seat, wanted, Wish(verb), [c for c in choices if verb_of(c.codes[0]) == verb])
    verb, name = 0, wanted
    for words in WHY_VERBS:
        if wanted.casefold().startswith(f"{words} "):
            verb, name = WHY_VERBS[words], wanted[len(words) + 1 :]
            break
    name, _, target_name = name.partition("->")
    plain = name.strip().removesuffix(" directly")
    unseen = name_of_no_card_in_sight(duel, seat, plain)
    if unseen:
        return lines_for_name(duel, seat, unseen, [verb] if verb else thinkable_of(unseen))
    cards = cards_meant(duel, seat, plain)
    target = card_in_sight(duel, seat, target_name.strip()) if target_name.strip() else -1
    lines: list[str] = []
    for number in cards:
        place = f" ({reference(duel, seat, number)})" if len(cards) > 1 else ""
        for possible in [verb] if verb else thinkable(duel, number):
            wish = Wish(possible, number, target, direct=name.strip().endswith(" directly"))
            offered = [c for c in choices if is_about(c.codes, possible, number)]
            words = f"{VERB_WORDS[possible]} {duel.printed(number).name}{place}"
            lines += lines_for(duel, seat, words, wish, offered)
    return lines


def cards_meant(duel: Duel, seat: int, name: str) -> list[int]:
    """The cards that a question can be about: the first that the name means, and one like it in each other place. Raises CardNotThere."""
    first = card_in_sight(duel, seat, name)
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


def lines_for(duel: Duel, seat: int, words: str, wish: Wish, offered: list[Choice]) -> list[str]:
    """One action: that it is offered, or all reasons against it with what the rules say."""
    if offered:
        return [f"{words}: possible now, number {', '.join(str(choice.number) for choice in offered)}"]
    return [told_impossible(words), *reason_lines(why_not(duel, seat, wish))]


def lines_for_name(duel: Duel, seat: int, name: str, verbs: list[int]) -> list[str]:
    """What a card could do that the seat does not see: in its Deck, elsewhere, or not in this duel at all."""
    lines: list[str] = []
    for verb in verbs:
        lines.append(told_impossible(f"{VERB_WORDS[verb]} {name}"))
        lines += reason_lines(why_not(duel, seat, Wish(verb, name=name)))
    return lines


def thinkable_of(name: str) -> list[int]:
    """What a player could think of doing with a card of that name. Raises UnknownCard."""
    card = facts.by_name(name)
    if card.kind != "monster":
        return [t.ACTIVATE]
    return [t.SPECIAL] if card.is_fusion or card.is_ritual else [t.SUMMON]


def told_impossible(words: str) -> str:
    """The line above the reasons."""
    return f"{words}: not now"


def reason_lines(against: list[Reason]) -> list[str]:
    """The reasons, the one that tells most first and with what its rule says; without one the open question is another."""
    if not against:
        return ["  no rule is against it, but the open question is another one"]
    width = max(len(found.rule) for found in against)
    lines = [f"  {found.rule:<{width}}  {reason_text(found)}" for found in against]
    return [lines[0], f"  {'':<{width}}  ({rule(against[0].rule).statement})", *lines[1:]]
