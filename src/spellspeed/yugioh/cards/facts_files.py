"""The files of facts beside this module: their columns and their lines, unparsed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spellspeed.errors import SpellspeedError

FOLDER: Final = Path(__file__).resolve().parent
COLUMNS: Final = (
    "passcode", "name", "kind", "icon", "frame", "is_effect", "is_normal", "is_fusion", "is_ritual", "is_flip", "is_toon", "is_spirit",
    "is_union", "is_gemini", "attribute", "race", "level", "atk", "def", "fusion_materials", "treated_as", "ritual_spell", "series",
    "tcg_first_date", "goat_legal", "post_v6", "synchro_era", "not_duel_legal", "has_effect_text", "alt_ids", "script_ids",
)  # fmt: skip
"""The header of facts.tsv."""
TOKEN_COLUMNS: Final = ("passcode", "name", "attribute", "race", "level", "atk", "def", "made_by")
"""The header of tokens.tsv."""
ALIAS_COLUMNS: Final = ("name_then", "name_now", "why")
"""The header of aliases.tsv."""


class DamagedFacts(SpellspeedError):
    """A file of facts is not as tools/import_facts.py writes it: the installation is damaged."""


def rows(file_name: str, columns: tuple[str, ...]) -> Iterator[str]:
    """The lines of a file of facts below its header, unparsed; DamagedFacts if the header is not the expected one."""
    lines = (FOLDER / file_name).read_text(encoding="utf-8").rstrip("\n").split("\n")
    if lines[0] != "\t".join(columns):
        raise DamagedFacts(
            f"{file_name}: the first line is {lines[0][:80]!r}, expected the columns {', '.join(columns)}"
        )
    return iter(lines[1:])
