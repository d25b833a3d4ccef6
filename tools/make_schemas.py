"""Writes docs/protocol: JSON Schema of the messages, OpenAPI of the routes, AsyncAPI of the socket.

python tools/make_schemas.py            writes the files
python tools/make_schemas.py --check    says whether they are up to date; status 1 if one is not
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from spellspeed.web.schemas import FILES

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "protocol"


def texts() -> dict[str, str]:
    """The text of each file by its name."""
    return {name: json.dumps(make(), indent=1, ensure_ascii=False) + "\n" for name, make in FILES.items()}


def stale() -> list[str]:
    """The files that are other than what the types say."""
    return [
        name
        for name, text in texts().items()
        if not (FOLDER / name).is_file() or (FOLDER / name).read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Write, or check."""
    if "--check" in sys.argv[1:]:
        for name in stale():
            print(f"docs/protocol/{name} is not up to date: python tools/make_schemas.py")
        return bool(stale())
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
