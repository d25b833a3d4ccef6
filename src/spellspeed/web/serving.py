"""The process that listens."""

from __future__ import annotations

import secrets
import time
from typing import Final

import uvicorn

from spellspeed.web.app import Server, new_app
from spellspeed.web.limits import Limits
from spellspeed.web.rooms import Rooms
from spellspeed.web.store import Store

PINGS: Final = 20.0
"""Seconds between two pings of the protocol, and those that an answer may take."""
LAST_SECONDS: Final = 4
"""Seconds that connections have when the server stops."""


def serve(host: str, port: int, store: str, public_url: str, trust_proxy: bool, owner: str | None) -> None:
    """Serve rooms until somebody stops the process. Raises WrongStore, NewerSchema, StoreUnavailable."""
    kept = Store(store)
    limits = Limits()
    rooms = Rooms(kept, lambda: time.time_ns() // 1_000_000, owner or f"{host}:{port}/{secrets.token_hex(4)}")
    try:
        uvicorn.run(
            new_app(Server(rooms, limits, public_url, trust_proxy)),
            host=host,
            port=port,
            ws="websockets-sansio",
            ws_max_size=limits.frame,
            ws_ping_interval=PINGS,
            ws_ping_timeout=PINGS,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=LAST_SECONDS,
        )
    finally:
        kept.close()
