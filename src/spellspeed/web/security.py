"""What every answer says to a browser."""

from __future__ import annotations

from typing import Final

CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html",
    )
)
NO_GUESSING: Final = ("X-Content-Type-Options", "nosniff")
HEADERS: Final = (
    ("Content-Security-Policy", CSP),
    NO_GUESSING,
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
)
"""What an answer says that a browser may show as a document."""
PARTS_OF_PAGES: Final = (b"text/javascript", b"text/css")
"""Kinds that are never documents: what else stands in HEADERS means nothing there, and a page consists of some sixty of them."""


def headers_for(kind: bytes) -> tuple[tuple[str, str], ...]:
    """The headers that every answer of a content type has."""
    return (NO_GUESSING,) if kind.startswith(PARTS_OF_PAGES) else HEADERS
