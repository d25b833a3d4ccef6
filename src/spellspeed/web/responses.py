"""Answers over HTTP: as JSON, and how a refusal is told."""

from __future__ import annotations

import gzip
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from spellspeed.errors import SpellspeedError
from spellspeed.room.refused import Refused
from spellspeed.web.refusals import STATUS, Fault, Moved, code_of, language_of, words_of


def as_json(value: object, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


PACKED: Final = {"Vary": "Accept-Encoding"}
"""Headers of an answer that is kept packed, beside those that say how."""


def packed(value: object) -> bytes:
    """An answer that many are given, as packed JSON."""
    return gzip.compress(msgspec.json.encode(value), mtime=0)


def spoken(request: Request) -> str:
    """The language in which a request is answered."""
    return language_of(request.headers.get("accept-language", ""))


def refusal(request: Request, problem: SpellspeedError) -> Response:
    """What is refused, as a code and a sentence."""
    code = code_of(problem, "bad_message")
    to = {"to": problem.owner} if isinstance(problem, Moved) else {}
    return as_json({"code": code, **to, "say": words_of(problem, spoken(request))}, STATUS.get(code, 400))


async def refused(request: Request, problem: Exception) -> Response:
    """What a route refuses."""
    assert isinstance(problem, SpellspeedError), "what is refused is refused by name"
    return refusal(request, problem)


async def not_there(request: Request, problem: Exception) -> Response:
    """Nothing is at this address, or it takes no such method."""
    assert isinstance(problem, HTTPException), "what the routes do not know"
    missing = problem.status_code == 404
    answer = refusal(
        request, Refused("not_found", "nothing there") if missing else Refused("bad_message", "no such method")
    )
    answer.status_code = problem.status_code
    answer.headers.update(problem.headers or {})
    return answer


async def failed(request: Request, problem: Exception) -> Response:
    """A fault of the program: nothing of it is told; the log has it."""
    return refusal(request, Fault("server failed"))
