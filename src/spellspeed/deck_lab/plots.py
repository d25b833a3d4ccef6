"""Pictures of what the laboratory finds, as .svg or .png: the same numbers give the same file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm
from matplotlib.figure import Figure

from spellspeed.deck_lab.matrix import Matrix
from spellspeed.deck_lab.rows import HALF
from spellspeed.deck_lab.statistics import Interval
from spellspeed.errors import SpellspeedError
from spellspeed.languages.catalog import Catalog
from spellspeed.languages.user_files import write_owned

SECTION: Final = "laboratory"
PICTURES: Final = (".svg", ".png")
STYLE: Final[Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "svg.hashsalt": "spellspeed",
    "svg.fonttype": "path",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#8a8f98",
    "text.color": "#22262e",
    "axes.labelcolor": "#22262e",
    "xtick.color": "#22262e",
    "ytick.color": "#22262e",
}
LOSES: Final = "#b5532a"
WINS: Final = "#1f6f8b"
EVEN: Final = "#f6f3ec"
QUIET: Final = "#8a8f98"
SHADES: Final = LinearSegmentedColormap.from_list("rates", [LOSES, "#e3a27c", EVEN, "#86b8c6", WINS])
DOTS: Final = 160
POINTS: Final = 100
WITH_INTERVALS: Final = 20
"""More decks than these, and a cell has no room for its interval."""
STRONG: Final = 0.22
"""So far from a half a cell is dark and its letters are light."""


class WrongPicture(SpellspeedError):
    """The name of a picture has no ending of a format that can be drawn."""


def checked_picture(path: Path) -> Path:
    """The path, if its ending names a format that can be drawn. Raises WrongPicture."""
    if path.suffix not in PICTURES:
        raise WrongPicture(f"{path}: a picture is {' or '.join(PICTURES)}")
    return path


@contextmanager
def picture(path: Path, width: float, height: float) -> Iterator[Figure]:
    """A figure of this size in inches, which is written when what is within has drawn it. Raises WrongPicture, FileNotWritten."""
    checked_picture(path)
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(width, height), dpi=DOTS, facecolor="white", layout="constrained")
        yield figure
        whole = BytesIO()
        kind = path.suffix[1:]
        figure.savefig(whole, format=kind, metadata={"Date": None} if kind == "svg" else {"Software": None})
    write_owned(whole.getvalue(), path)


def plot_matrix(matrix: Matrix, path: Path, words: Catalog, bots: str) -> None:
    """A heat map: the deck of the row against that of the column, the best on top; under each rate half of its interval, dots mark what
    differs from 50 %."""
    say = partial(words.say, SECTION)
    order = sorted(range(len(matrix.decks)), key=lambda deck: -matrix.mean(deck))
    rates = [[matrix.rate(row, column).middle for column in order] for row in order]
    cells = {(cell.first, cell.second): cell for cell in matrix.cells}
    number = len(order)
    cell_inches = 0.74 if number <= WITH_INTERVALS else 0.44
    side = max(4.0, cell_inches * number)
    with picture(path, side + 3.4, side + 2.3) as figure:
        axes = figure.add_subplot()
        shown = axes.imshow(rates, cmap=SHADES, norm=TwoSlopeNorm(HALF, 0.1, 0.9), aspect="equal")
        for top, row in enumerate(order):
            for left, column in enumerate(order):
                cell = cells[min(row, column), max(row, column)]
                if cell.is_mirror:
                    axes.text(left, top, "–", ha="center", va="center", color=QUIET)
                    continue
                draw_cell(axes, (left, top), matrix.rate(row, column), cell.is_marked, number <= WITH_INTERVALS)
        names = [matrix.decks[deck] for deck in order]
        axes.set_xticks(range(number), names, rotation=45, ha="left", rotation_mode="anchor")
        means = [f"{name}   {POINTS * matrix.mean(deck):.0f}" for name, deck in zip(names, order, strict=True)]
        axes.set_yticks(range(number), means)
        axes.tick_params(length=0, top=True, labeltop=True, bottom=False, labelbottom=False)
        for spine in axes.spines.values():
            spine.set_visible(False)
        axes.set_xticks([each + HALF for each in range(number - 1)], minor=True)
        axes.set_yticks([each + HALF for each in range(number - 1)], minor=True)
        axes.grid(which="minor", color="white", linewidth=2)
        axes.tick_params(which="minor", length=0)
        bar = figure.colorbar(shown, ax=axes, shrink=0.6, pad=0.03, ticks=[0.1, 0.3, 0.5, 0.7, 0.9])
        bar.ax.set_yticklabels(["10 %", "30 %", "50 %", "70 %", "90 %"])
        bar.outline.set_visible(False)
        duels = max((cell.duels for cell in matrix.cells), default=0)
        figure.suptitle(say("picture of matrix"), x=0.02, ha="left", fontsize=13, fontweight="bold")
        figure.supxlabel(
            say("below matrix", bots=bots, duels=f"{duels:,}"), x=0.02, ha="left", fontsize=8.5, color="#5b616b"
        )


def draw_cell(axes: Any, at: tuple[int, int], rate: Interval, is_marked: bool, with_interval: bool) -> None:
    """One cell: the rate in points, half of its interval where there is room, and a dot where it is marked."""
    left, top = at
    ink = "white" if abs(rate.middle - HALF) > STRONG else "#22262e"
    weight = "bold" if is_marked else "normal"
    size = 11 if with_interval else 8
    axes.text(
        left, top - (0.1 if with_interval else 0), f"{POINTS * rate.middle:.0f}", ha="center", va="center", color=ink,
        fontsize=size, fontweight=weight,
    )  # fmt: skip
    if with_interval:
        axes.text(
            left,
            top + 0.25,
            f"±{POINTS * rate.half:.0f}",
            ha="center",
            va="center",
            color=ink,
            fontsize=7.5,
            alpha=0.85,
        )


def plot_bars(bars: Sequence[tuple[str, Interval]], path: Path, title: str, below: str, axis: str) -> None:
    """Bars with intervals, in points, the largest on top; those whose interval holds 0 are pale."""
    height = 1.7 + 0.27 * len(bars)
    with picture(path, 8.2, height) as figure:
        axes = figure.add_subplot()
        places = list(range(len(bars)))[::-1]
        for place, (_, found) in zip(places, bars, strict=True):
            colour = WINS if found.middle >= 0 else LOSES
            is_sure = found.low > 0 or found.high < 0
            axes.barh(
                place, POINTS * found.middle, height=0.62, color=colour, alpha=1.0 if is_sure else 0.35, linewidth=0
            )
            axes.plot([POINTS * found.low, POINTS * found.high], [place, place], color="#22262e", linewidth=1.1)
            for end in (found.low, found.high):
                axes.plot([POINTS * end] * 2, [place - 0.14, place + 0.14], color="#22262e", linewidth=1.1)
        axes.set_yticks(places, [name for name, _ in bars])
        axes.set_ylim(-0.7, len(bars) - 0.3)
        axes.axvline(0, color="#22262e", linewidth=0.8)
        axes.grid(axis="x", color="#e3e5e8", linewidth=0.8)
        axes.set_axisbelow(True)
        axes.tick_params(axis="y", length=0)
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(axis)
        figure.suptitle(title, x=0.02, ha="left", fontsize=13, fontweight="bold")
        figure.supxlabel(below, x=0.02, ha="left", fontsize=8.5, color="#5b616b")


def plot_lengths(turns: Sequence[tuple[str, Sequence[int]]], path: Path, words: Catalog) -> None:
    """How many turns the duels of each deck took: the middle half as a bar, the median in it, the middle nine tenths as a line."""
    say = partial(words.say, SECTION)
    from numpy import percentile

    ordered = sorted(turns, key=lambda each: float(percentile(each[1], 50)))
    with picture(path, 8.2, 1.7 + 0.27 * len(ordered)) as figure:
        axes = figure.add_subplot()
        for place, (_, each) in enumerate(ordered[::-1]):
            least, low, median, high, most = [float(at) for at in percentile(each, [5, 25, 50, 75, 95])]
            axes.plot([least, most], [place, place], color=QUIET, linewidth=1.2, zorder=1)
            axes.barh(place, high - low, left=low, height=0.6, color="#86b8c6", linewidth=0, zorder=2)
            axes.plot([median, median], [place - 0.3, place + 0.3], color=WINS, linewidth=2.4, zorder=3)
        axes.set_yticks(range(len(ordered)), [name for name, _ in ordered[::-1]])
        axes.set_ylim(-0.7, len(ordered) - 0.3)
        axes.set_xlim(left=0)
        axes.grid(axis="x", color="#e3e5e8", linewidth=0.8)
        axes.set_axisbelow(True)
        axes.tick_params(axis="y", length=0)
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(say("turns"))
        figure.suptitle(say("picture of lengths"), x=0.02, ha="left", fontsize=13, fontweight="bold")
        figure.supxlabel(say("below lengths"), x=0.02, ha="left", fontsize=8.5, color="#5b616b")
