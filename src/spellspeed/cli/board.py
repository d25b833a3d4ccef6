"""A running duel drawn for the terminal: as a seat sees it, or as somebody does who sees the field and nobody's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spellspeed.kernel.cards import Card
from spellspeed.kernel.links import EFFECT_NEGATED
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import ENGLISH, Catalog, catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import TURNS, kept_number
from spellspeed.yugioh.duel.visibility import knows
from spellspeed.yugioh.table.wording import relation_words, turns_to_come

COLUMNS: Final = t.SLOTS + 1
LINES_WITHOUT_LOG: Final = 20
LINES_OF_TEAMS: Final = 25
LEAST_LOG_LINES: Final = 3
COLOURS: Final = {t.MONSTER: "yellow", t.SPELL: "green", t.TRAP: "magenta"}


def log_lines(height: int, seats: int = 2) -> int:
    """How many lines of the log have room below the fields on a screen of that height."""
    return max(LEAST_LOG_LINES, height - (LINES_WITHOUT_LOG if seats == 2 else LINES_OF_TEAMS))


def board(
    duel: Duel, names: Sequence[str], log: Sequence[str], viewer: int = SPECTATOR, language: str = ENGLISH
) -> Group:
    """All fields (the viewer's side below, or the first seat's), Life Points, numbers of cards, the phase, the Chain and the given lines
    of the log. A viewer sees the own hand and the own face-down cards, and the partner's (TEAM-I-12, TEAM-III-4). Raises UnknownLanguage."""
    words = catalog(language)
    upper, lower = rows_of_seats(duel, viewer)
    parts: list[Table | Text | Rule | Panel] = []
    for seat in upper:
        parts += [player_line(duel, names, seat, words, viewer), field(duel, seat, t.SPELLS, t.MONSTERS, viewer, words)]
    parts += [phase_bar(duel, names, words)]
    parts += [chain_line(duel, words) if duel.seats == 2 else order_line(duel, names, words)]
    for seat in lower:
        parts += [field(duel, seat, t.MONSTERS, t.SPELLS, viewer, words), player_line(duel, names, seat, words, viewer)]
        if viewer not in (SPECTATOR, seat):
            parts.append(hand_line(duel, seat, words, "partner_hand"))
    if viewer != SPECTATOR:
        parts.append(hand_line(duel, viewer, words))
    lines = [Text(line, no_wrap=True, overflow="ellipsis") for line in log]
    parts += [Rule(words.say("board", "log"), style="dim", align="left")]
    return Group(*parts, *lines)


def rows_of_seats(duel: Duel, viewer: int) -> tuple[list[int], list[int]]:
    """The seats above and below the middle, from top to bottom: the viewer's side is below, the viewer last."""
    if viewer == SPECTATOR:
        near = duel.side_seats(0)
        return duel.opponents(0), near
    return duel.opponents(viewer), duel.side_seats(viewer)[::-1]


def order_line(duel: Duel, names: Sequence[str], words: Catalog) -> Text:
    """Whose turns follow, and the Chain as it stands."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(words.say("board", "next", seats=turns_to_come(duel, names)) + "  ", style="bold")
    return line.append_text(chain_line(duel, words))


def player_line(duel: Duel, names: Sequence[str], seat: int, words: Catalog, viewer: int = SPECTATOR) -> Text:
    """Who it is (in a team duel also what to the viewer), the Life Points, and how many cards lie where."""
    counts = words.say(
        "board",
        "counts" if duel.seats == 2 else "team_counts",
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


def field(duel: Duel, seat: int, upper: int, lower: int, viewer: int, words: Catalog) -> Table:
    """A seat's side of the field: two rows of five zones, and the Field Card Zone."""
    of_two = duel.seats == 2
    table = Table(
        show_header=False,
        expand=True,
        show_lines=of_two,
        show_edge=of_two,
        padding=(0, 0),
        border_style="dim",
        box=box.HEAVY_HEAD if of_two else box.MINIMAL,
    )
    for _ in range(COLUMNS):
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    drawn = cell if of_two else low_cell
    for zone in (upper, lower):
        cells = [drawn(duel, number, viewer, words) for number in duel.zone(seat, zone)]
        beside = duel.zone(seat, t.FIELD)[0] if zone == t.SPELLS else t.EMPTY
        table.add_row(*cells, drawn(duel, beside, viewer, words))
    return table


def low_cell(duel: Duel, number: int, viewer: int, words: Catalog) -> Text:
    """One zone where four fields share the screen: a monster in two lines, another card in one (a Set card that is known in brackets)."""
    if number < 0:
        return Text("")
    card = duel.cards[number]
    if card.zone == t.MONSTERS:
        return monster_cell(duel, card, viewer, words)
    if card.face_up:
        return Text(
            " ".join(cell(duel, number, viewer, words).plain.split("\n")).rstrip(), COLOURS[duel.printed(number).kind]
        )
    name = known_name(duel, number, viewer)
    return Text(words.say("board", "set_card", card=name or None), style="dim")


def cell(duel: Duel, number: int, viewer: int, words: Catalog) -> Text:
    """One zone in two lines: the card's name if it is face-up (or the viewer knows it), and how it lies."""
    if number < 0:
        return Text("\n")
    card = duel.cards[number]
    if card.zone == t.MONSTERS:
        return monster_cell(duel, card, viewer, words)
    if not card.face_up:
        return Text(f"{known_name(duel, number, viewer)}\n" + words.say("board", "face_down_card"), style="dim")
    return Text(
        f"{duel.printed(number).name}\n{counters(duel, card, words)}", style=COLOURS.get(duel.printed(number).kind, "")
    )


def counters(duel: Duel, card: Card, words: Catalog) -> str:
    """GEAR-3. How many counters lie on a card, Spell Counters and counted turns alike; "" for none."""
    count = sum(number for _, number in card.counters) + kept_number(duel, card.binding, TURNS)
    return words.say("board", "counters", number=count) if count else ""


def known_name(duel: Duel, number: int, viewer: int) -> str:
    """The name of a face-down card for the viewer who knows it, "" for everybody else."""
    return duel.printed(number).name if viewer != SPECTATOR and knows(duel, viewer, number) else ""


def monster_cell(duel: Duel, card: Card, viewer: int, words: Catalog) -> Text:
    """FIELD-3. A monster's name and the value that counts in its battle position; a bar lies there for Defense Position."""
    if not card.face_up:
        name = known_name(duel, card.number, viewer)
        return Text(f"{name}\n" + words.say("board", "face_down_monster"), style="dim")
    number = card.number
    if card.position == t.ATTACK:
        value = words.say("board", "attack_position", attack=attack(duel, number))
    else:
        value = words.say("board", "defense_position", defense=defense(duel, number))
    return Text(
        f"{duel.printed(number).name}\n{value} {counters(duel, card, words)}".rstrip(), style=COLOURS[t.MONSTER]
    )


def phase_bar(duel: Duel, names: Sequence[str], words: Catalog) -> Text:
    """The turn, and its phases with the present one marked."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(words.say("board", "turn", number=duel.turn, seat=names[duel.turn_seat]), style="bold")
    for phase in range(t.DRAW, t.END + 1):
        line.append("  ")
        line.append(words.coded("short phases", "phase", phase), style="reverse" if phase == duel.phase else "dim")
    return line


def chain_line(duel: Duel, words: Catalog) -> Text:
    """The Chain as it stands, the last link last."""
    if not duel.chain:
        return Text(words.say("board", "no_chain"), style="dim")
    links = Text(no_wrap=True, overflow="ellipsis", style="bold red")
    names = []
    for link in duel.chain:
        struck = "~" if link.negated & EFFECT_NEGATED else ""
        names.append(words.say("board", "link", number=link.number, card=f"{struck}{link.face.name}{struck}"))
    links.append(words.say("board", "chain", links="  ".join(names)))
    return links


LINES_OF_FIELDS: Final = {2: 24, 4: 29}
"""How many lines of the screen two and four fields take, with the question below them."""


class DuelDrawing:
    """How the table draws a duel."""

    def board(
        self, state: Duel, names: Sequence[str], log: Sequence[str], viewer: int, language: str
    ) -> RenderableType:
        """All fields, as a viewer sees them. Raises UnknownLanguage."""
        return board(state, names, log, viewer, language)

    def lines(self, seats: int) -> int:
        """How many lines of the screen it takes, with the question below it."""
        return LINES_OF_FIELDS[seats]
