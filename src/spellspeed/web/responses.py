"""Answers over HTTP as JSON."""

from __future__ import annotations

import msgspec
from starlette.responses import Response


def as_json(value: object, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")
