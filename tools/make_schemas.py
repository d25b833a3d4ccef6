"""Writes docs/protocol: JSON Schema of the messages, OpenAPI of the routes, AsyncAPI of the socket; and the messages as types for the page.

python tools/make_schemas.py            writes the files
python tools/make_schemas.py --check    says whether they are up to date; status 1 if one is not
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from spellspeed.kernel.game import Plain
from spellspeed.web.schemas import FILES, messages_schema

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = "docs/protocol/"
TYPES: Final = "src/spellspeed/web/page/protocol.d.ts"
"""The messages as types of TypeScript, for the checks of the page's modules."""
SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
UNIONS: Final = {"client": "ClientMessage", "server": "ServerMessage"}


def texts() -> dict[str, str]:
    """The text of each file by its path."""
    schemas = {FOLDER + name: json.dumps(make(), indent=1, ensure_ascii=False) + "\n" for name, make in FILES.items()}
    return {**schemas, TYPES: typescript(messages_schema())}


def typescript(schema: Plain) -> str:
    """The "$defs" of a JSON Schema as declarations of TypeScript; fields with a default may be absent."""
    lines = ["// Made by tools/make_schemas.py from the types of the protocol.", ""]
    for name, one in schema["$defs"].items():
        if name in UNIONS:
            lines += [f"export type {UNIONS[name]} = {typed(one)};", ""]
            continue
        if "description" in one:
            lines.append(f"/** {' '.join(one['description'].split())} */")
        lines.append(f"export interface {name} {{")
        for field, kind in one.get("properties", {}).items():
            lines.append(f"  {field}{'' if field in one.get('required', ()) else '?'}: {typed(kind)};")
        for pattern, kind in one.get("patternProperties", {}).items():
            part = pattern.removeprefix("^[0-3]\\.").removesuffix("$")
            lines.append(f"  [place: `${{number}}.{part}`]: {typed(kind)} | undefined;")
        lines += ["}", ""]
    return "\n".join(lines)


def typed(schema: Plain) -> str:
    """A type of TypeScript for a schema. Raises KeyError for one of a kind that is not written yet."""
    if "$ref" in schema:
        return str(schema["$ref"].removeprefix("#/$defs/"))
    if "anyOf" in schema:
        return " | ".join(typed(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if schema.get("type") == "array":
        inner = typed(schema["items"]) if "items" in schema else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values: Any = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if values else 'any'}>"
    return SIMPLE[schema["type"]] if schema else "any"


def stale() -> list[str]:
    """The files that are other than what the types say."""
    return [
        name
        for name, text in texts().items()
        if not (ROOT / name).is_file() or (ROOT / name).read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Write, or check."""
    if "--check" in sys.argv[1:]:
        for name in stale():
            print(f"{name} is not up to date: python tools/make_schemas.py")
        return bool(stale())
    for name, text in texts().items():
        (ROOT / name).parent.mkdir(exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
