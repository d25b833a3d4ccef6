"""`spellspeed serve`: rooms over HTTP and a socket, kept in a database."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from pathlib import Path
from typing import Final

import click

from spellspeed.errors import SpellspeedError

PORT: Final = 8400
HOST: Final = "127.0.0.1"


class NotInstalled(SpellspeedError):
    """What serving needs is not installed."""


def own_store() -> str:
    """Where rooms are kept if nothing else is said: in the folder for data of this user."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{home}/spellspeed/rooms.db"


def has_display() -> bool:
    """Whether a browser can show itself here. Elsewhere than on Windows and macOS a screen has a name."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def open_page(url: str) -> None:
    """Open the page in the browser, or say where it is."""
    if has_display() and webbrowser.open(url):
        click.echo(f"the page is opened: {url}  (Ctrl-C ends the server)")
    else:
        click.echo(f"open this page in a browser (there is no display here): {url}  (Ctrl-C ends the server)")


@click.command("serve")
@click.option("--host", default=HOST, show_default=True, help="Where it listens; 0.0.0.0: for other machines, too.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="0: any free one.")
@click.option(
    "--store",
    default=None,
    help="sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME.  [default: a file of your own]",
)
@click.option("--public-url", default=None, help="What links begin with, where a proxy stands before the server.")
@click.option(
    "--trusted-proxies",
    "proxies",
    default=0,
    show_default=True,
    type=click.IntRange(0, 9),
    help="So many proxies stand before it, each of which adds its peer to X-Forwarded-For: the address of a client is what the outermost one wrote.",
)
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="A name by which clients ask this server, beside this machine's and that of --public-url. Can be given several times.",
)
@click.option(
    "--owner",
    default=None,
    help="What other processes on the same store send clients here by: an address, or a name that the proxy knows; each has its own.",
)
@click.option(
    "--bot",
    "own_bots",
    multiple=True,
    metavar="MODULE:CLASS",
    help="A bot of your own that may sit in rooms; its code runs on this machine. Can be given several times.",
)
@click.option(
    "--archive",
    default=None,
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder into which the recordings of rooms that are over are written before the store forgets them.",
)
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser; the log has warnings only.")
def serve_command(
    host: str,
    port: int,
    store: str | None,
    public_url: str | None,
    proxies: int,
    hosts: tuple[str, ...],
    owner: str | None,
    own_bots: tuple[str, ...],
    archive: Path | None,
    opens: bool,
) -> None:
    """Serve rooms in which people duel with each other and with bots. Ctrl-C stops it: everything that was answered is kept."""
    try:
        from spellspeed.web.listener import serve
    except ImportError as missing:
        raise NotInstalled(f'serving needs more: pip install "spellspeed[web]" ({missing})') from missing
    logging.basicConfig(level=logging.WARNING if opens else logging.INFO, format="%(asctime)s %(name)s %(message)s")

    def told(url: str) -> None:
        click.echo(f"rooms at {url}  (join with: spellspeed play --server {url})")
        if opens:
            open_page(url)

    serve(host, port, store or own_store(), public_url, proxies, owner, told, own_bots, hosts, archive)
