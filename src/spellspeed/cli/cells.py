"""The parts of a drawn field: a zone in a line or two, the line of a player, a hand, the phases."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from spellspeed.kernel.game import Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.text.codes import coded
from spellspeed.yugioh.text.wording import in_short, relation_of
from spellspeed.yugioh.views.cards_seen import KEPT_OPENLY
from spellspeed.yugioh.views.marks import Marks, attack_words, chain_words
from spellspeed.yugioh.views.picture import DECK, FUSION, GRAVEYARD, HAND, REMOVED, UNTOLD, Face, Picture

COLOURS: Final = {t.MONSTER: "yellow", t.SPELL: "green", t.TRAP: "magenta"}
MARKED: Final = "bold red"


class Sight:
    """Which picture is drawn, in which language, and what is marked on its field. `is_low`: values stand without ATK and DEF before them."""

    def __init__(self, picture: Picture, words: Catalog, is_low: bool = False) -> None:
        self.picture: Final = picture
        self.words: Final = words
        self.marks: Final = Marks(picture)
        self.values: Final = "low_" if is_low else ""

    def face(self, card: Plain) -> Face:
        """What is printed on a card that lies open."""
        return self.picture.face_of(card) or UNTOLD


def cell(sight: Sight, card: Plain | None, is_monster: bool) -> Text:
    """One zone in two lines: the card's name if it is face-up (or the viewer knows it), and how it lies, with its marks."""
    if not lies(card):
        return Text("\n")
    assert card is not None, "a card lies there"
    if is_monster:
        return monster_cell(sight, card)
    words = sight.words
    if not card.get("up"):
        lines = Text(f"{known_name(sight, card)}\n" + words.say("board", "face_down_card"), style="dim")
    else:
        face = sight.face(card)
        lines = Text(f"{face.name}\n{counters(card, words)}", style=COLOURS.get(face.kind, ""))
    return marked(sight, card, lines)


def lies(card: Plain | None) -> bool:
    """Whether a card lies in a zone; not where it is empty, or held for a Trap Card that is a monster."""
    return card is not None and not card.get("held")


def marked(sight: Sight, card: Plain, lines: Text) -> Text:
    """The lines of a card with its marks after them."""
    marks = sight.marks.of(card, sight.words)
    if marks:
        lines.append(marks if lines.plain.endswith("\n") else f" {marks}", style=MARKED)
    return lines


def line_of_card(sight: Sight, card: Plain, is_monster: bool, width: int) -> Text:
    """One zone in a line of that width: its marks and the value of a monster stay whole, a name is cut. A Set card that is known is in brackets."""
    words = sight.words
    marks = sight.marks.of(card, words)
    tail = marks
    if card.get("up"):
        value = value_words(sight, card) if is_monster else ""
        tail = " ".join(filter(None, [value, counters(card, words), marks]))
        face = sight.face(card)
        name, style = face.name, COLOURS[t.MONSTER] if is_monster else COLOURS.get(face.kind, "")
    else:
        name, style = words.say("board", "set_card", card=known_name(sight, card) or None), "dim"
    line = Text(name, style=style)
    if tail:
        line.truncate(max(1, width - len(tail) - 1), overflow="ellipsis")
        line.append(" " + tail, style=MARKED if marks else style)
    return line


def counters(card: Plain, words: Catalog) -> str:
    """GEAR-3. How many counters lie on a card, Spell Counters and counted turns alike; "" for none."""
    lying = sum(number for name, number in card.get("counters", {}).items() if name not in KEPT_OPENLY)
    count = lying + card.get("turns", 0)
    return words.say("board", "counters", number=count) if count else ""


def known_name(sight: Sight, card: Plain) -> str:
    """The name of a face-down card for the viewer who knows it, "" for everybody else."""
    face = sight.picture.face_of(card)
    return face.name if face is not None else ""


def monster_cell(sight: Sight, card: Plain) -> Text:
    """FIELD-3. A monster's name and the value that counts in its battle position; a bar lies there for Defense Position."""
    words = sight.words
    if not card.get("up"):
        name = known_name(sight, card)
        return marked(
            sight, card, Text(f"{name}\n" + words.say("board", sight.values + "face_down_monster"), style="dim")
        )
    value = value_words(sight, card)
    lines = Text(f"{sight.face(card).name}\n{value} {counters(card, words)}".rstrip(), style=COLOURS[t.MONSTER])
    return marked(sight, card, lines)


def value_words(sight: Sight, card: Plain) -> str:
    """FIELD-3. The value that counts in a monster's battle position, with the sign of it."""
    key = sight.values + ("attack_position" if card.get("position") == "attack" else "defense_position")
    face = sight.face(card)
    attack, defense = card.get("attack", face.attack), card.get("defense", face.defense)
    return sight.words.say("board", key, attack=attack, defense=defense)


def player_line(picture: Picture, seat: int, words: Catalog, is_low: bool = False) -> Text:
    """Who it is (in a team duel also what to the viewer), the Life Points, and how many cards lie where; the Fusion Deck where there is room."""
    counts = words.say(
        "board",
        "team_counts" if picture.seats > 2 or is_low else "counts",
        hand=picture.count(seat, HAND),
        deck=picture.count(seat, DECK),
        graveyard=picture.count(seat, GRAVEYARD),
        removed=picture.count(seat, REMOVED),
        fusion=picture.count(seat, FUSION),
    )
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(picture.names[seat], style="bold reverse" if seat == picture.turn_seat else "bold")
    if picture.seats > 2 and picture.viewer != SPECTATOR:
        line.append(" " + relation_of(picture.viewer, seat, picture.opponents(picture.viewer), words))
    line.append("  " + words.say("board", "life", life=picture.life_of(seat)), style="bold cyan")
    line.append("  " + counts)
    graveyard = picture.zone(seat, GRAVEYARD)
    if graveyard:
        face = picture.face_of(graveyard[-1] or {}) or UNTOLD
        line.append("  " + words.say("board", "top_of_graveyard", card=face.name), style="dim")
    return line


def hand_line(picture: Picture, seat: int, words: Catalog, key: str = "hand") -> Text:
    """The cards in a hand, for the one who holds them, or for the partner (TEAM-I-12)."""
    line = Text(words.say("board", key) + "  ", style="bold")
    for place, card in enumerate(picture.zone(seat, HAND)):
        face = picture.face_of(card or {}) or UNTOLD
        line.append("  |  " if place else "", style="dim")
        line.append(face.name, style=COLOURS.get(face.kind, ""))
        if face.kind == t.MONSTER:
            line.append(
                " " + words.say("board", "in_hand", level=face.level, attack=face.attack, defense=face.defense),
                style="dim",
            )
    return line


def phase_bar(picture: Picture, words: Catalog) -> Text:
    """The turn, and its phases with the present one marked."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(words.say("board", "turn", number=picture.turn, seat=picture.names[picture.turn_seat]), style="bold")
    for phase in range(t.DRAW, t.END + 1):
        line.append("  ")
        line.append(coded(words, "short phases", "phase", phase), style="reverse" if phase == picture.phase else "dim")
    return line


def middle_line(picture: Picture, words: Catalog) -> Text | None:
    """In a team duel whose turns follow; the attack under way and the Chain as it stands. None where there is nothing to say."""
    line = Text(no_wrap=True, overflow="ellipsis")
    if picture.seats > 2:
        seats = in_short(picture.order_from(picture.turn_seat)[1:], picture.names)
        line.append(words.say("board", "next", seats=seats) + "  ", style="bold")
    told = [part for part in (attack_words(picture, words), chain_words(picture, words)) if part]
    line.append("  ".join(told), style="bold red")
    return line if line.plain else None
