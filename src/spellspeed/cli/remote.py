"""`spellspeed play --server`: a room on a server is made, joined by a link, or looked on at."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from dataclasses import dataclass, replace
from typing import Any, Final

import click
from rich.console import Console

from spellspeed.cli.own_folder import Settings as OwnSettings
from spellspeed.cli.remote_table import RemoteTable
from spellspeed.errors import SpellspeedError
from spellspeed.languages.catalog import Catalog
from spellspeed.languages.worded import said
from spellspeed.web.client import Client
from spellspeed.web.links import Link, ServerRefused, link_of, make_room, take_seat
from spellspeed.web.seen import Ended
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.decks.files import YDK, deck_text
from spellspeed.yugioh.game import YUGIOH

CLOCK: Final = re.compile(r"([0-9]{1,4})(?:\+([0-9]{1,3}))?")
BEGINS: Final = {"own": "0", "opponents": "1"}
"""Who begins, as a room is told: the side of the maker is the first."""
BEGUN: Final = ("not_now",)


class WrongClock(SpellspeedError):
    """What was given as a clock is none."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody wants a room to be. `decks` are those of the seats at which bots sit, by place; `bots` their names."""

    match: bool = False
    team: bool = False
    profile: str = "tcg"
    clock: str | None = None
    listed: bool = False
    begin: str | None = None
    bots: tuple[tuple[int, str, DeckList], ...] = ()

    def settings(self) -> dict[str, Any]:
        """As a server reads them. Raises WrongClock."""
        seats = 4 if self.team else 2
        who: list[dict[str, str]] = [{"kind": "person"} for _ in range(seats)]
        for place, bot, deck in self.bots:
            who[place] = {"kind": "bot", "bot": bot, "deck": deck_text(deck, YDK)}
        return {
            "kind": "match" if self.match else "duel",
            "seats": seats,
            "own": {"profile": self.profile},
            "clock": clock_of(self.clock),
            "listed": self.listed,
            "begins": BEGINS.get(self.begin or "", "toss"),
            "takeback": True,
            "who": who,
        }


def clock_of(text: str | None) -> dict[str, int] | None:
    """A clock such as 600+10. Raises WrongClock."""
    if text is None:
        return None
    found = CLOCK.fullmatch(text)
    if found is None:
        raise WrongClock(f'"{text[:40]}" is no clock; write the seconds and what each own turn adds: 600+10')
    return {"bank": int(found[1]), "increment": int(found[2] or 0)}


def play_over_server(
    server: str, wishes: Wishes, deck: DeckList, name: str, *, watch: bool, plain: bool, record: str, words: Catalog
) -> None:
    """Play in a room, or look on, until somebody leaves or it is over. Raises WrongLink, NoServer, ServerRefused, WrongClock."""
    link = link_of(server)
    if not link.room:
        link = made(link, wishes, deck, name, words)
    elif watch or not link.token:
        link = replace(link, token="")
    else:
        join(link, deck, name, words)
    console = Console(highlight=False)
    is_plain = plain or not (sys.stdin.isatty() and console.is_terminal)
    run_table(RemoteTable(link, console, words, plain=is_plain, record=record))


def made(link: Link, wishes: Wishes, deck: DeckList, name: str, words: Catalog) -> Link:
    """A new room: its links are said."""
    room = make_room(link.server, wishes.settings(), name, deck_text(deck, YDK), words.language)
    own = Link(link.server, str(room["room"]), str(room["token"]))
    click.echo(words.say("remote", "room", room=own.room))
    if room["invitations"]:
        click.echo(words.say("remote", "invitations"))
    for place, token in sorted(room["invitations"].items()):
        invitation = Link(own.server, own.room, token)
        click.echo(words.say("remote", "invitation", number=int(place) + 1, link=invitation))
    click.echo(words.say("remote", "own link", link=own))
    click.echo(words.say("remote", "watch link", link=Link(own.server, own.room)))
    return own


def join(link: Link, deck: DeckList, name: str, words: Catalog) -> None:
    """Sit down by an invitation; where the game has begun one comes back to one's seat. Raises ServerRefused, NoServer."""
    try:
        take_seat(link, name, deck_text(deck, YDK), words.language)
    except ServerRefused as refused:
        if refused.code not in BEGUN:
            raise


def run_table(table: RemoteTable) -> None:
    """The connection in a thread of its own, the table in this one, until it is over."""
    client = Client(table.link, table.heard, table.words.language)
    table.join(client)
    failures: list[BaseException] = []

    def connected() -> None:
        try:
            asyncio.run(client.run())
        except Exception as wrong:  # noqa: BLE001 - it is raised again below
            failures.append(wrong)
            table.inbox.put(("told", Ended("fault", type(wrong).__name__)))

    thread = threading.Thread(target=connected, daemon=True, name="connection")
    thread.start()
    try:
        keep_stops(table)
        table.play()
    finally:
        client.leave()
        thread.join(5.0)
    if failures:
        raise failures[0]


def keep_stops(table: RemoteTable) -> None:
    """The stops as they were set last at one's own table."""
    try:
        OwnSettings(YUGIOH.name).set_stops(table.stops)
    except SpellspeedError as wrong:
        table.say(table.words.say("table", "stops as at first", reason=said(wrong, table.words.language)))
