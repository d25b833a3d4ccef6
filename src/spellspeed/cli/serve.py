"""`spellspeed serve`: rooms over HTTP and a socket, kept in a database."""

from __future__ import annotations

import logging
import os
import secrets
import time
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


@click.command("serve")
@click.option("--host", default=HOST, show_default=True, help="Where it listens; 0.0.0.0: for other machines, too.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--store",
    default=None,
    help="sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME.  [default: a file of your own]",
)
@click.option("--public-url", default=None, help="What links begin with, where a proxy stands before the server.")
@click.option("--trust-proxy", is_flag=True, help="Take the addresses of clients from X-Forwarded-For.")
@click.option("--owner", default=None, hidden=True, help="What this process is called in leases.")
def serve_command(
    host: str, port: int, store: str | None, public_url: str | None, trust_proxy: bool, owner: str | None
) -> None:
    """Serve rooms in which people duel with each other and with bots. Ctrl-C stops it: everything that was answered is kept."""
    try:
        import uvicorn

        from spellspeed.web.app import Server, new_app
        from spellspeed.web.limits import Limits
        from spellspeed.web.rooms import Rooms
        from spellspeed.web.store import Store
    except ImportError as missing:
        raise NotInstalled(f'serving needs more: pip install "spellspeed[web]" ({missing})') from missing
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s")
    kept = Store(store or own_store())
    url = (public_url or f"http://{host}:{port}").rstrip("/")
    rooms = Rooms(kept, lambda: time.time_ns() // 1_000_000, owner or f"{host}:{port}/{secrets.token_hex(4)}")
    click.echo(f"rooms at {url}  (join with: spellspeed play --server {url})")
    try:
        uvicorn.run(
            new_app(Server(rooms, Limits(), url, trust_proxy)),
            host=host,
            port=port,
            ws="websockets-sansio",
            ws_max_size=Limits().frame,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=4,
        )
    finally:
        kept.close()
