"""What the commands of `spellspeed lab` share: the options of a run, its decks, how far it is, and how it is ended from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from spellspeed.cli.deck_notes import PROFILE_WORDS, cdb_option, note_problems, taken_deck, without_missing_option
from spellspeed.cli.language import language_option
from spellspeed.cli.series import Says, end_stopped, shown_progress
from spellspeed.deck_lab.executors import EXECUTORS, executor_named
from spellspeed.deck_lab.kept_runs import Keeping
from spellspeed.deck_lab.plots import checked_picture
from spellspeed.deck_lab.runs import Run
from spellspeed.deck_lab.tables import SUFFIXES, checked_format, write_duels
from spellspeed.languages.catalog import Catalog, catalog
from spellspeed.languages.user_files import needs_owned_place
from spellspeed.yugioh.decks import DeckList, KnownCards, bundled
from spellspeed.yugioh.players import ALL_BOTS

SECTION: Final = "laboratory"
ALL_DECKS: Final = "all"
"""Instead of decks: all that come with the package."""
FIELD_WORDS: Final = 'names, files, links or folders of decks; "all" are those of the package'

against_option = click.option(
    "--against",
    multiple=True,
    required=True,
    metavar="FIELD",
    help="The opponents: a deck, a folder, or all. Can be given several times.",
)
every_seed_option = click.option(
    "--every-seed",
    is_flag=True,
    help="Play every seed again, those too in which the changed cards cannot have mattered.",
)

F = TypeVar("F", bound=Callable[..., Any])


def run_options(command: F) -> F:
    """The options that say how duels are played and where the rows go."""
    for option in reversed(
        (
            click.option(
                "--seed", default="0", show_default=True, help="Any text; the same seed gives the same duels."
            ),
            click.option(
                "--bots",
                default="sensible",
                show_default=True,
                help=f"One bot for all, or A,B by side. Bots: {', '.join(ALL_BOTS)}.",
            ),
            click.option("--profile", default="goat", show_default=True, help=f"Rules: {PROFILE_WORDS}."),
            click.option(
                "--executor", default="processes", show_default=True, help=f"What plays: {', '.join(EXECUTORS)}."
            ),
            click.option(
                "--jobs",
                default=1,
                show_default=True,
                type=click.IntRange(min=1),
                help="Workers; no matter for the result.",
            ),
            click.option(
                "--export",
                "exports",
                multiple=True,
                metavar="FILE",
                type=click.Path(path_type=Path, dir_okay=False),
                help=f"Write a row for each duel: {', '.join(SUFFIXES)}. Can be given several times.",
            ),
            click.option("--cards", is_flag=True, help="Count the cards too; their rows go to NAME-cards beside."),
            click.option(
                "--resume",
                metavar="FILE",
                type=click.Path(path_type=Path, dir_okay=False),
                help="Rows that are kept while duels are played; go on with what is there.",
            ),
            click.option(
                "--plot",
                metavar="FILE",
                type=click.Path(path_type=Path, dir_okay=False),
                help="A picture: .svg or .png.",
            ),
            cdb_option,
            without_missing_option,
            language_option,
            click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else."),
        )
    ):
        command = option(command)
    return command


@dataclass(frozen=True, slots=True)
class Asked:
    """What the options of a run say."""

    seed: str
    bots: tuple[str, ...]
    profile: str
    executor: str
    jobs: int
    exports: tuple[Path, ...]
    cards: bool
    resume: Path | None
    plot: Path | None
    known: KnownCards
    leave_out: bool
    language: str
    as_json: bool

    @property
    def words(self) -> Catalog:
        """The catalog of the language."""
        return catalog(self.language)

    @property
    def say(self) -> Says:
        """Says what stands under a key of the laboratory's section."""
        return partial(self.words.say, SECTION)

    def decks(self, given: Sequence[str]) -> list[DeckList]:
        """The decks that are meant: each name, file or link, the files of a folder, all that come with the package. What readers decided, and what
        the profile has against them, is said on standard error. Raises the errors of `find_deck`."""
        names: list[str] = []
        for each in given:
            folder = Path(each)
            if each == ALL_DECKS:
                names += bundled()
            elif folder.is_dir():
                names += [str(path) for path in sorted(folder.iterdir()) if path.suffix in (".ydk", ".txt", ".ydke")]
            else:
                names.append(each)
        found = [taken_deck(name, self.known, self.language, self.leave_out) for name in dict.fromkeys(names)]
        note_problems(found, self.profile, None, self.language)
        return found

    def deck(self, given: str) -> DeckList:
        """The one deck that is meant. Raises click.UsageError for several, and the errors of `find_deck`."""
        found = self.decks([given])
        if len(found) != 1:
            raise click.UsageError(f"{given} is {len(found)} decks; give one")
        return found[0]

    def run(self, counts_cards: bool = False) -> Run:
        """A run as the options say, once it is known that its files can be written. Raises UnknownExecutor, NotInstalled, WrongTable,
        FileNotWritten."""
        executor = executor_named(self.executor)
        for path in (*self.exports, *([self.resume] if self.resume else [])):
            needs_owned_place(path)
            checked_format(path)
        if self.plot is not None:
            needs_owned_place(self.plot)
            checked_picture(self.plot)
        keeping = None if self.resume is None else Keeping(self.resume, self.cards)
        return Run(executor, self.jobs, counts_cards or self.cards, keeping)


def asked(**options: Any) -> Asked:
    """The options as click gives them."""
    bots = tuple(name.strip() for name in options.pop("bots").split(","))
    return Asked(bots=bots, **options)


@contextmanager
def playing(want: Asked, run: Run, duels: int) -> Iterator[None]:
    """Duels are played within, at most so many: how far they are is shown. Ctrl-C ends what is within; see `ended`."""
    with shown_progress(want.say("duels"), duels) as progress:
        run.progress = progress
        try:
            yield
        finally:
            run.progress = None


def write_exports(want: Asked, run: Run) -> None:
    """Write the rows where they were asked for. Raises FileNotWritten, NotInstalled."""
    run.finish()
    for path in want.exports:
        write_duels(path, run.duels, want.cards)


def end_early(want: Asked, run: Run, duels: int) -> None:
    """Say how far it came, and end the command."""
    end_stopped(want.say, len(run.duels), duels)
