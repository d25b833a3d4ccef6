"""The situation of a duel in plain lines, as a seat sees it."""

from __future__ import annotations

from collections.abc import Sequence

from spellspeed.kernel.viewers import SPECTATOR, checked_seat, checked_viewer, is_of_side_of
from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.turned_decks import open_top
from spellspeed.yugioh.duel.visibility import is_open, knows
from spellspeed.yugioh.text.face_down import is_face_down_on_field, zone_number
from spellspeed.yugioh.text.wording import relation_words, turns_to_come
from spellspeed.yugioh.views.questions import moment_words


def situation(duel: Duel, names: Sequence[str], viewer: int, words: Catalog) -> list[str]:
    """Turn and phase, the Chain, then for each seat (the viewer's last) Life Points, numbers of cards and what lies on the field.

    In a team duel also whose turns come, what each is to the viewer, and the partner's hand (TEAM-I-12, TEAM-II-3). A spectator sees no hand.
    Raises NoSuchViewer.
    """
    checked_viewer(duel, viewer)
    if not duel.turn:
        return [words.say("summary", "not begun")]
    moment = moment_words(duel, words)
    lines = [words.say("summary", "turn", turn=duel.turn, seat=names[duel.turn_seat], moment=moment)]
    if duel.chain:
        links = [words.say("summary", "link", number=link.number, card=link.face.name) for link in duel.chain]
        lines.append(words.say("summary", "chain", links=", ".join(links)))
    if duel.seats > 2:
        lines.append(words.say("board", "next", seats=turns_to_come(duel, names)))
    for seat in seats_in_order(duel, viewer):
        lines.append(
            words.say(
                "summary",
                "seat",
                seat=names[seat] + related(duel, viewer, seat, words),
                life=duel.life_of(seat),
                hand=len(duel.zone(seat, t.HAND)),
                deck=len(duel.zone(seat, t.DECK)),
                graveyard=len(duel.zone(seat, t.GRAVEYARD)),
            )
        )
        for key, cards in (("monsters", duel.monsters(seat)), ("spells", duel.spells_and_field(seat))):
            if cards:
                lies = "; ".join(described(duel, number, viewer, words) for number in cards)
                lines.append(words.say("summary", key, cards=lies))
        top = open_top(duel, seat)
        if top >= 0:
            lines.append(words.say("summary", "deck top", card=duel.printed(top).name))
        if seat != viewer and (is_of_side_of(duel, viewer, seat) or is_open(duel, seat)):
            held = [described(duel, number, viewer, words) for number in duel.zone(seat, t.HAND)]
            key = "partner_hand" if is_of_side_of(duel, viewer, seat) else "open_hand"
            lines.append(words.say("summary", key, cards="; ".join(held) or None))
    if viewer == SPECTATOR:
        return lines
    hand = [described(duel, number, viewer, words) for number in duel.zone(viewer, t.HAND)]
    lines.append(words.say("summary", "hand", cards="; ".join(hand) or None))
    return lines


def related(duel: Duel, viewer: int, seat: int, words: Catalog) -> str:
    """What a seat of a team duel is to a viewer who has a seat, to be said after its name; else ""."""
    return "" if duel.seats == 2 or viewer == SPECTATOR else f" {relation_words(duel, viewer, seat, words)}"


def seats_in_order(duel: Duel, viewer: int) -> list[int]:
    """The seats as they are told: the opponents, the partner, the viewer; to a spectator in turn order."""
    if viewer == SPECTATOR:
        return list(range(duel.seats))
    return [*duel.opponents(viewer), *duel.side_seats(viewer)[::-1]]


def described(duel: Duel, number: int, viewer: int, words: Catalog) -> str:
    """A card: its name if the viewer knows it, and how it lies."""
    card = duel.cards[number]
    name = duel.printed(number).name if knows(duel, viewer, number) else words.say("summary", "unknown")
    if is_face_down_on_field(card):
        return words.say("summary", "face down", card=name, zone=zone_number(card))
    if card.zone == t.MONSTERS:
        position = "attack" if card.position == t.ATTACK else "defense"
        return words.say("summary", position, card=name, attack=attack(duel, number), defense=defense(duel, number))
    return name


def deck_lines(duel: Duel, viewer: int, words: Catalog) -> list[str]:
    """FIELD-9, PUBLIC-1. What is left of a viewer's own Deck, by name and in no order: what was in it at first without the cards whose place
    the viewer knows. Where one of those lies elsewhere unseen (Set by an opponent), it is listed too, and how many do is said.

    Raises NoSuchViewer for who has no seat.
    """
    checked_seat(duel, viewer)
    counts: dict[str, int] = {}
    for card in duel.cards:
        is_token = bool(card.marks & t.TOKEN)
        if card.owner == viewer and not is_token and card.zone not in (t.FUSION_DECK, t.NOWHERE):
            if card.zone == t.DECK or not knows(duel, viewer, card.number):
                name = duel.printed(card.number).name
                counts[name] = counts.get(name, 0) + 1
    number = sum(counts.values())
    cards = [words.say("summary", "copies", number=counts[name], card=name) for name in sorted(counts)]
    lines = [words.say("summary", "deck", number=number, cards=", ".join(cards) or None)]
    elsewhere = number - len(duel.zone(viewer, t.DECK))
    return [*lines, words.say("summary", "elsewhere", number=elsewhere)] if elsewhere > 0 else lines


def zone_lines(duel: Duel, names: Sequence[str], viewer: int, zone: int, words: Catalog) -> list[str]:
    """The cards of everybody's Graveyard, or those removed from play, the viewer's last."""
    lines = []
    for seat in seats_in_order(duel, viewer):
        cards = [described(duel, number, viewer, words) for number in duel.zone(seat, zone)]
        lines.append(words.say("summary", "zone", seat=names[seat], cards=", ".join(cards) or None))
    return lines
