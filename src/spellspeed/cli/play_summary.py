"""The situation of a duel in plain lines, as a seat sees it."""

from __future__ import annotations

from collections.abc import Sequence

from spellspeed.cli.play_questions import moment_words
from spellspeed.yugioh.rules import terms as t
from spellspeed.yugioh.rules.derived import attack, defense
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.visibility import knows


def situation(duel: Duel, names: Sequence[str], viewer: int) -> list[str]:
    """Turn and phase, the Chain, then for each seat (the viewer's last) Life Points, numbers of cards and what lies on the field."""
    if not duel.turn:
        return ["The duel has not begun."]
    lines = [f"-- Turn {duel.turn}, {names[duel.turn_seat]}: {moment_words(duel)}"]
    if duel.chain:
        lines.append("Chain: " + ", ".join(f"{link.number} {link.face.name}" for link in duel.chain))
    for seat in [*duel.opponents(viewer), viewer]:
        counts = f"hand {len(duel.zone(seat, t.HAND))}, Deck {len(duel.zone(seat, t.DECK))}"
        counts += f", Graveyard {len(duel.zone(seat, t.GRAVEYARD))}"
        lines.append(f"{names[seat]}: {duel.life_of(seat)} Life Points, {counts}")
        for label, cards in (("monsters", duel.monsters(seat)), ("Spells and Traps", duel.spells_and_field(seat))):
            if cards:
                lines.append(f"  {label}: " + "; ".join(described(duel, number, viewer) for number in cards))
    hand = [described(duel, number, viewer) for number in duel.zone(viewer, t.HAND)]
    lines.append("Your hand: " + ("; ".join(hand) or "empty"))
    return lines


def described(duel: Duel, number: int, viewer: int) -> str:
    """A card: its name if the viewer knows it, and how it lies."""
    card = duel.cards[number]
    name = duel.printed(number).name if knows(duel, viewer, number) else "a card"
    if card.zone == t.MONSTERS:
        if not card.face_up:
            return f"{name}, face-down"
        position = "Attack" if card.position == t.ATTACK else "Defense"
        return f"{name} ({attack(duel, number)}/{defense(duel, number)}, {position} Position)"
    if card.zone in (t.SPELLS, t.FIELD) and not card.face_up:
        return f"{name}, face-down"
    return name


def zone_lines(duel: Duel, names: Sequence[str], viewer: int, zone: int) -> list[str]:
    """The cards of everybody's Graveyard, or those removed from play, the viewer's last."""
    lines = []
    for seat in [*duel.opponents(viewer), viewer]:
        cards = [described(duel, number, viewer) for number in duel.zone(seat, zone)]
        lines.append(f"{names[seat]}: {', '.join(cards) or 'nothing'}")
    return lines
