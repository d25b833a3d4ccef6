"""A duel drawn for the terminal from its picture: as a seat sees it, or as somebody does who sees the field and nobody's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spellspeed.cli.cells import Sight, cell, hand_line, lies, line_of_card, middle_line, phase_bar, player_line
from spellspeed.kernel.game import Plain
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import ENGLISH, Catalog, catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.views.picture import FIELD, MONSTERS, SPELLS, Picture, picture_of

COLUMNS: Final = t.SLOTS + 1
LINES_WITHOUT_LOG: Final = 20
LINES_OF_TEAMS: Final = 25
LEAST_LOG_LINES: Final = 3
ROOMY: Final = {2: 34, 4: 40}
"""From this height of a screen on two and four fields are drawn with their frames and whole names."""


def log_lines(height: int, seats: int = 2) -> int:
    """How many lines of the log have room below the fields on a screen of that height."""
    return max(LEAST_LOG_LINES, height - (LINES_WITHOUT_LOG if seats == 2 else LINES_OF_TEAMS))


def board(picture: Picture, log: Sequence[str], language: str = ENGLISH) -> Group:
    """All fields as `fields` draws them, with the given lines of the log below. Raises UnknownLanguage."""
    lines = [Text(line, no_wrap=True, overflow="ellipsis") for line in log]
    rule = Rule(catalog(language).say("board", "log"), style="dim", align="left")
    return Group(fields(picture, language), rule, *lines)


def fields(picture: Picture, language: str = ENGLISH) -> Group:
    """All fields (the viewer's side below, or the first seat's), Life Points, numbers of cards, the phase, the attack and the Chain.

    A viewer sees the own hand and the own face-down cards, and the partner's (TEAM-I-12, TEAM-III-4). Raises UnknownLanguage.
    """
    sight = Sight(picture, catalog(language))
    words = sight.words
    upper, lower = rows_of_seats(picture)
    parts: list[RenderableType] = []
    for seat in upper:
        parts += [player_line(picture, seat, words), field(sight, seat, SPELLS, MONSTERS)]
    parts += [phase_bar(picture, words)]
    parts += [middle_line(picture, words) or Text(words.say("board", "no_chain"), style="dim")]
    for seat in lower:
        parts += [field(sight, seat, MONSTERS, SPELLS), player_line(picture, seat, words)]
        parts += hand_of(picture, seat, words)
    return Group(*parts)


def low_fields(picture: Picture, language: str = ENGLISH, width: int = 80) -> Group:
    """The same in as few lines as can be: no frames, one line a row of zones, and none for a row without cards. Raises UnknownLanguage."""
    sight = Sight(picture, catalog(language), is_low=True)
    words = sight.words
    upper, lower = rows_of_seats(picture)
    parts: list[RenderableType] = []
    for seat in upper:
        parts += [player_line(picture, seat, words, is_low=True)]
        parts += [row for zone in (SPELLS, MONSTERS) for row in low_row(sight, seat, zone, width)]
    parts += [phase_bar(picture, words)]
    middle = middle_line(picture, words)
    parts += [middle] if middle is not None else []
    for seat in lower:
        parts += [row for zone in (MONSTERS, SPELLS) for row in low_row(sight, seat, zone, width)]
        parts += [player_line(picture, seat, words, is_low=True), *hand_of(picture, seat, words)]
    return Group(*parts)


def hand_of(picture: Picture, seat: int, words: Catalog) -> list[Text]:
    """TEAM-I-12. The line of a hand that the viewer sees: the own one, or the partner's."""
    if picture.viewer == SPECTATOR:
        return []
    return [hand_line(picture, seat, words, "hand" if seat == picture.viewer else "partner_hand")]


def rows_of_seats(picture: Picture) -> tuple[list[int], list[int]]:
    """The seats above and below the middle, from top to bottom: the viewer's side is below, the viewer last."""
    if picture.viewer == SPECTATOR:
        return picture.opponents(0), picture.side_seats(0)
    return picture.opponents(picture.viewer), picture.side_seats(picture.viewer)[::-1]


def field(sight: Sight, seat: int, upper: str, lower: str) -> Table:
    """A seat's side of the field: two rows of five zones with their numbers, and the Field Card Zone."""
    picture, words = sight.picture, sight.words
    of_two = picture.seats == 2
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
        beside = picture.zone(seat, FIELD)[0] if zone == SPELLS else None
        cells = []
        for place, card in enumerate([*picture.zone(seat, zone), beside]):
            label = str(place + 1) if place < t.SLOTS else words.say("board", "field_zone") if zone == SPELLS else ""
            cells.append(numbered(sight, card, label, zone == MONSTERS, of_two or zone == MONSTERS))
        table.add_row(*cells)
    return table


def numbered(sight: Sight, card: Plain | None, label: str, is_monster: bool, in_two_lines: bool) -> Text:
    """One zone with its number before it; in two lines, or in one where four fields share the screen."""
    zone = Text(f"{label} " if label else "", style="dim")
    if in_two_lines:
        return zone.append_text(cell(sight, card, is_monster))
    return zone if card is None or not lies(card) else zone.append_text(line_of_card(sight, card, is_monster, WIDE))


WIDE: Final = 60
"""More than a zone is wide: what stands there is cut where it is drawn."""


def low_row(sight: Sight, seat: int, zone: str, width: int) -> list[Text]:
    """A row of zones without frames, each with its number; Spell & Trap Cards in one line, with the Field Card Zone, monsters of two fields
    in two. Where four fields share the screen there is no line for a row without cards."""
    picture, words = sight.picture, sight.words
    cards = [card if lies(card) else None for card in picture.zone(seat, zone)]
    labels = [str(place + 1) for place in range(len(cards))]
    field_card = picture.zone(seat, FIELD)[0] if zone == SPELLS else None
    if field_card is not None:
        cards.append(field_card)
        labels.append(words.say("board", "field_zone"))
    if not any(cards) and picture.seats > 2:
        return []
    room = width // len(cards) - 1
    high = zone == MONSTERS and picture.seats == 2 and any(cards)
    lines = [Text(no_wrap=True, overflow="ellipsis") for _ in range(2 if high else 1)]
    for label, card in zip(labels, cards, strict=True):
        if high:
            parts = list(cell(sight, card, zone == MONSTERS).split("\n", allow_blank=True))
        elif card is not None:
            parts = [line_of_card(sight, card, zone == MONSTERS, room - len(label) - 1)]
        else:
            parts = [Text()]
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
        return fitting(picture_of(state, names, viewer), language, width, height)


def fitting(picture: Picture, language: str, width: int, height: int) -> RenderableType:
    """The board that fits a screen of that many columns and lines. Raises UnknownLanguage."""
    if height >= ROOMY[picture.seats]:
        return fields(picture, language)
    return low_fields(picture, language, width)
