"""One game after the other at a table: a game to its end or until somebody leaves, then as many rematches as are wanted."""

from __future__ import annotations

import sys
from collections.abc import Callable

from spellspeed.cli.own_folder import Keeping, Settings
from spellspeed.cli.play_table import Table
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import S
from spellspeed.languages.worded import said
from spellspeed.session.session import Session, Setup


def play_on(
    session: Session[S],
    table_for: Callable[[Session[S]], Table[S]],
    again: Callable[[Setup[S]], Setup[S]],
    keeping: Keeping,
    is_kept: bool,
    is_new: bool,
) -> None:
    """Play at the tables that `table_for` makes; `again` makes the setup of a rematch.

    `is_kept`: the session is the game that was left last; when it has ended, that file goes. `is_new`: it was not saved before, so that the
    stops are those that were set last.
    """
    settings = Settings(session.game.name)
    while True:
        table = table_for(session)
        table.keeping, table.is_kept, table.settings = keeping, is_kept, settings
        table.ends_in_menu = sys.stdin.isatty()
        if is_new:
            set_stops(table, settings)
        table.play()
        if not table.wants_rematch:
            return
        session = Session(again(session.setup), session.words.language)
        is_new, is_kept = True, False


def set_stops(table: Table[S], settings: Settings) -> None:
    """The stops as they were set last; where that cannot be read, one line says so and they are as at first."""
    try:
        settings.set_stops(table.session.passing)
    except SpellspeedError as wrong:
        table.say_before(table.words.say("table", "stops as at first", reason=said(wrong, table.spoken)))
