"""The parts of a drawn field: a zone in a line or two, the line of a player, a hand, the phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from spellspeed.kernel.cards import Card
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import TURNS, kept_number
from spellspeed.yugioh.duel.visibility import knows
from spellspeed.yugioh.table.marks import Marks, attack_words, chain_words
from spellspeed.yugioh.table.wording import relation_words, turns_to_come

COLOURS: Final = {t.MONSTER: "yellow", t.SPELL: "green", t.TRAP: "magenta"}
MARKED: Final = "bold red"


class Sight:
    """Who looks at which duel, in which language, and what is marked on its field. `is_low`: values stand without ATK and DEF before them."""

    def __init__(self, duel: Duel, viewer: int, words: Catalog, is_low: bool = False) -> None:
        self.duel: Final = duel
        self.viewer: Final = viewer
        self.words: Final = words
        self.marks: Final = Marks(duel)
        self.values: Final = "low_" if is_low else ""


def cell(sight: Sight, number: int) -> Text:
    """One zone in two lines: the card's name if it is face-up (or the viewer knows it), and how it lies, with its marks."""
    if number < 0:
        return Text("\n")
    duel, words = sight.duel, sight.words
    card = duel.cards[number]
    if card.zone == t.MONSTERS:
        return monster_cell(sight, card)
    if not card.face_up:
        lines = Text(f"{known_name(sight, number)}\n" + words.say("board", "face_down_card"), style="dim")
    else:
        style = COLOURS.get(duel.printed(number).kind, "")
        lines = Text(f"{duel.printed(number).name}\n{counters(duel, card, words)}", style=style)
    return marked(sight, number, lines)


def marked(sight: Sight, number: int, lines: Text) -> Text:
    """The lines of a card with its marks after them."""
    marks = sight.marks.of(number, sight.words)
    if marks:
        lines.append(marks if lines.plain.endswith("\n") else f" {marks}", style=MARKED)
    return lines


def line_of_card(sight: Sight, number: int, width: int) -> Text:
    """One zone in a line of that width: its marks and the value of a monster stay whole, a name is cut. A Set card that is known is in brackets."""
    duel, words = sight.duel, sight.words
    card = duel.cards[number]
    tail = sight.marks.of(number, words)
    if card.zone == t.MONSTERS and card.face_up:
        tail = " ".join(filter(None, [value_words(sight, card), counters(duel, card, words), tail]))
        name, style = duel.printed(number).name, COLOURS[t.MONSTER]
    elif card.face_up:
        tail = " ".join(filter(None, [counters(duel, card, words), tail]))
        name, style = duel.printed(number).name, COLOURS.get(duel.printed(number).kind, "")
    else:
        name, style = words.say("board", "set_card", card=known_name(sight, number) or None), "dim"
    line = Text(name, style=style)
    if tail:
        line.truncate(max(1, width - len(tail) - 1), overflow="ellipsis")
        line.append(" " + tail, style=MARKED if sight.marks.of(number, words) else style)
    return line


def counters(duel: Duel, card: Card, words: Catalog) -> str:
    """GEAR-3. How many counters lie on a card, Spell Counters and counted turns alike; "" for none."""
    count = sum(number for _, number in card.counters) + kept_number(duel, card.binding, TURNS)
    return words.say("board", "counters", number=count) if count else ""


def known_name(sight: Sight, number: int) -> str:
    """The name of a face-down card for the viewer who knows it, "" for everybody else."""
    knowing = sight.viewer != SPECTATOR and knows(sight.duel, sight.viewer, number)
    return sight.duel.printed(number).name if knowing else ""


def monster_cell(sight: Sight, card: Card) -> Text:
    """FIELD-3. A monster's name and the value that counts in its battle position; a bar lies there for Defense Position."""
    duel, words, number = sight.duel, sight.words, card.number
    if not card.face_up:
        name = known_name(sight, number)
        return marked(
            sight, number, Text(f"{name}\n" + words.say("board", sight.values + "face_down_monster"), style="dim")
        )
    value = value_words(sight, card)
    lines = Text(
        f"{duel.printed(number).name}\n{value} {counters(duel, card, words)}".rstrip(), style=COLOURS[t.MONSTER]
    )
    return marked(sight, number, lines)


def value_words(sight: Sight, card: Card) -> str:
    """FIELD-3. The value that counts in a monster's battle position, with the sign of it."""
    key = sight.values + ("attack_position" if card.position == t.ATTACK else "defense_position")
    duel, number = sight.duel, card.number
    return sight.words.say("board", key, attack=attack(duel, number), defense=defense(duel, number))


def player_line(
    duel: Duel, names: Sequence[str], seat: int, words: Catalog, viewer: int = SPECTATOR, is_low: bool = False
) -> Text:
    """Who it is (in a team duel also what to the viewer), the Life Points, and how many cards lie where; the Fusion Deck where there is room."""
    counts = words.say(
        "board",
        "team_counts" if duel.seats > 2 or is_low else "counts",
        hand=len(duel.zone(seat, t.HAND)),
        deck=len(duel.zone(seat, t.DECK)),
        graveyard=len(duel.zone(seat, t.GRAVEYARD)),
        removed=len(duel.zone(seat, t.REMOVED)),
        fusion=len(duel.zone(seat, t.FUSION_DECK)),
    )
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(names[seat], style="bold reverse" if seat == duel.turn_seat else "bold")
    if duel.seats > 2 and viewer != SPECTATOR:
        line.append(" " + relation_words(duel, viewer, seat, words))
    line.append("  " + words.say("board", "life", life=duel.life_of(seat)), style="bold cyan")
    line.append("  " + counts)
    graveyard = duel.zone(seat, t.GRAVEYARD)
    if graveyard:
        top = words.say("board", "top_of_graveyard", card=duel.printed(graveyard[-1]).name)
        line.append("  " + top, style="dim")
    return line


def hand_line(duel: Duel, seat: int, words: Catalog, key: str = "hand") -> Text:
    """The cards in a hand, for the one who holds them, or for the partner (TEAM-I-12)."""
    line = Text(words.say("board", key) + "  ", style="bold")
    for place, number in enumerate(duel.zone(seat, t.HAND)):
        face = duel.printed(number)
        line.append("  |  " if place else "", style="dim")
        line.append(face.name, style=COLOURS.get(face.kind, ""))
        if face.is_monster:
            line.append(
                " " + words.say("board", "in_hand", level=face.level, attack=face.attack, defense=face.defense),
                style="dim",
            )
    return line


def phase_bar(duel: Duel, names: Sequence[str], words: Catalog) -> Text:
    """The turn, and its phases with the present one marked."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(words.say("board", "turn", number=duel.turn, seat=names[duel.turn_seat]), style="bold")
    for phase in range(t.DRAW, t.END + 1):
        line.append("  ")
        line.append(words.coded("short phases", "phase", phase), style="reverse" if phase == duel.phase else "dim")
    return line


def middle_line(duel: Duel, names: Sequence[str], viewer: int, words: Catalog) -> Text | None:
    """In a team duel whose turns follow; the attack under way and the Chain as it stands. None where there is nothing to say."""
    line = Text(no_wrap=True, overflow="ellipsis")
    if duel.seats > 2:
        line.append(words.say("board", "next", seats=turns_to_come(duel, names)) + "  ", style="bold")
    told = [part for part in (attack_words(duel, viewer, words), chain_words(duel, viewer, words)) if part]
    line.append("  ".join(told), style="bold red")
    return line if line.plain else None
