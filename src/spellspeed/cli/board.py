"""A running duel drawn for the terminal: as a seat sees it, or as somebody does who sees the field and nobody's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spellspeed.cli.cells import Sight, cell, hand_line, line_of_card, middle_line, phase_bar, player_line
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import ENGLISH, catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel

COLUMNS: Final = t.SLOTS + 1
LINES_WITHOUT_LOG: Final = 20
LINES_OF_TEAMS: Final = 25
LEAST_LOG_LINES: Final = 3
ROOMY: Final = {2: 34, 4: 40}
"""From this height of a screen on two and four fields are drawn with their frames and whole names."""


def log_lines(height: int, seats: int = 2) -> int:
    """How many lines of the log have room below the fields on a screen of that height."""
    return max(LEAST_LOG_LINES, height - (LINES_WITHOUT_LOG if seats == 2 else LINES_OF_TEAMS))


def board(
    duel: Duel, names: Sequence[str], log: Sequence[str], viewer: int = SPECTATOR, language: str = ENGLISH
) -> Group:
    """All fields as `fields` draws them, with the given lines of the log below. Raises UnknownLanguage."""
    lines = [Text(line, no_wrap=True, overflow="ellipsis") for line in log]
    rule = Rule(catalog(language).say("board", "log"), style="dim", align="left")
    return Group(fields(duel, names, viewer, language), rule, *lines)


def fields(duel: Duel, names: Sequence[str], viewer: int = SPECTATOR, language: str = ENGLISH) -> Group:
    """All fields (the viewer's side below, or the first seat's), Life Points, numbers of cards, the phase, the attack and the Chain.

    A viewer sees the own hand and the own face-down cards, and the partner's (TEAM-I-12, TEAM-III-4). Raises UnknownLanguage.
    """
    sight = Sight(duel, viewer, catalog(language))
    words = sight.words
    upper, lower = rows_of_seats(duel, viewer)
    parts: list[RenderableType] = []
    for seat in upper:
        parts += [player_line(duel, names, seat, words, viewer), field(sight, seat, t.SPELLS, t.MONSTERS)]
    parts += [phase_bar(duel, names, words)]
    parts += [middle_line(duel, names, viewer, words) or Text(words.say("board", "no_chain"), style="dim")]
    for seat in lower:
        parts += [field(sight, seat, t.MONSTERS, t.SPELLS), player_line(duel, names, seat, words, viewer)]
        if viewer not in (SPECTATOR, seat):
            parts.append(hand_line(duel, seat, words, "partner_hand"))
    if viewer != SPECTATOR:
        parts.append(hand_line(duel, viewer, words))
    return Group(*parts)


def low_fields(
    duel: Duel, names: Sequence[str], viewer: int = SPECTATOR, language: str = ENGLISH, width: int = 80
) -> Group:
    """The same in as few lines as can be: no frames, one line a row of zones, and none for a row without cards. Raises UnknownLanguage."""
    sight = Sight(duel, viewer, catalog(language), is_low=True)
    words = sight.words
    upper, lower = rows_of_seats(duel, viewer)
    parts: list[RenderableType] = []
    for seat in upper:
        parts += [player_line(duel, names, seat, words, viewer, is_low=True)]
        parts += [row for zone in (t.SPELLS, t.MONSTERS) for row in low_row(sight, seat, zone, width)]
    parts += [phase_bar(duel, names, words)]
    middle = middle_line(duel, names, viewer, words)
    parts += [middle] if middle is not None else []
    for seat in lower:
        parts += [row for zone in (t.MONSTERS, t.SPELLS) for row in low_row(sight, seat, zone, width)]
        parts += [player_line(duel, names, seat, words, viewer, is_low=True)]
        if viewer not in (SPECTATOR, seat):
            parts.append(hand_line(duel, seat, words, "partner_hand"))
    if viewer != SPECTATOR:
        parts.append(hand_line(duel, viewer, words))
    return Group(*parts)


def rows_of_seats(duel: Duel, viewer: int) -> tuple[list[int], list[int]]:
    """The seats above and below the middle, from top to bottom: the viewer's side is below, the viewer last."""
    if viewer == SPECTATOR:
        near = duel.side_seats(0)
        return duel.opponents(0), near
    return duel.opponents(viewer), duel.side_seats(viewer)[::-1]


def field(sight: Sight, seat: int, upper: int, lower: int) -> Table:
    """A seat's side of the field: two rows of five zones with their numbers, and the Field Card Zone."""
    duel, words = sight.duel, sight.words
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
    for zone in (upper, lower):
        beside = duel.zone(seat, t.FIELD)[0] if zone == t.SPELLS else t.EMPTY
        cells = []
        for place, number in enumerate([*duel.zone(seat, zone), beside]):
            label = str(place + 1) if place < t.SLOTS else words.say("board", "field_zone") if zone == t.SPELLS else ""
            cells.append(numbered(sight, number, label, of_two or zone == t.MONSTERS))
        table.add_row(*cells)
    return table


def numbered(sight: Sight, number: int, label: str, in_two_lines: bool) -> Text:
    """One zone with its number before it; in two lines, or in one where four fields share the screen."""
    zone = Text(f"{label} " if label else "", style="dim")
    if in_two_lines:
        return zone.append_text(cell(sight, number))
    return zone.append_text(line_of_card(sight, number, WIDE)) if number >= 0 else zone


WIDE: Final = 60
"""More than a zone is wide: what stands there is cut where it is drawn."""


def low_row(sight: Sight, seat: int, zone: int, width: int) -> list[Text]:
    """A row of zones without frames, each with its number; Spell & Trap Cards in one line, with the Field Card Zone, monsters of two fields
    in two. Where four fields share the screen there is no line for a row without cards."""
    duel, words = sight.duel, sight.words
    numbers = list(duel.zone(seat, zone))
    labels = [str(place + 1) for place in range(len(numbers))]
    field_card = duel.zone(seat, t.FIELD)[0] if zone == t.SPELLS else t.EMPTY
    if field_card >= 0:
        numbers.append(field_card)
        labels.append(words.say("board", "field_zone"))
    if all(number < 0 for number in numbers) and duel.seats > 2:
        return []
    room = width // len(numbers) - 1
    high = zone == t.MONSTERS and duel.seats == 2 and any(number >= 0 for number in numbers)
    lines = [Text(no_wrap=True, overflow="ellipsis") for _ in range(2 if high else 1)]
    for label, number in zip(labels, numbers, strict=True):
        if high:
            parts = list(cell(sight, number).split("\n", allow_blank=True))
        else:
            parts = [line_of_card(sight, number, room - len(label) - 1) if number >= 0 else Text()]
        for place, (line, part) in enumerate(zip(lines, parts, strict=True)):
            zone_text = Text(f"{label} " if not place else " " * (len(label) + 1), style="dim").append_text(part)
            zone_text.truncate(room, overflow="ellipsis", pad=True)
            line.append_text(zone_text).append(" ")
    return lines


class DuelDrawing:
    """How the table draws a duel."""

    def board(
        self, state: Duel, names: Sequence[str], viewer: int, language: str, width: int, height: int
    ) -> RenderableType:
        """All fields, as a viewer sees them, on a screen of that many columns and lines. Raises UnknownLanguage."""
        if height >= ROOMY[state.seats]:
            return fields(state, names, viewer, language)
        return low_fields(state, names, viewer, language, width)
