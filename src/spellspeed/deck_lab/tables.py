"""Rows in files: .parquet, .csv and .json (a list of objects), written whole and read back. The columns are those of docs/laboratory.md."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, TypeVar

from spellspeed.deck_lab.cards import CardRow
from spellspeed.deck_lab.requirements import LAB, needing
from spellspeed.deck_lab.rows import DuelRow, PlayedDuel, values_of
from spellspeed.errors import SpellspeedError
from spellspeed.languages.user_files import what_stands_there, write_owned

Row = TypeVar("Row", DuelRow, CardRow)
SUFFIXES: Final = (".parquet", ".csv", ".json")
CARDS: Final = "-cards"
"""What stands behind the name of a file of duels in the name of that of their cards."""


class WrongTable(SpellspeedError):
    """A file of rows has another format, or other columns, than can be read; or a name no ending that says which format it is."""


def checked_suffix(path: Path) -> str:
    """The format of a file by its ending. Raises WrongTable."""
    if path.suffix not in SUFFIXES:
        raise WrongTable(f"{path}: the ending says the format; it can be {', '.join(SUFFIXES)}")
    return path.suffix


def needs_table(path: Path) -> None:
    """Raises WrongTable where something stands that is no file, so that rows cannot be read from it and written there again: a pipe, a device."""
    found = what_stands_there(path)
    if found:
        raise WrongTable(f"{path} cannot be read: {found}")


def checked_format(path: Path) -> None:
    """Raises WrongTable where a file cannot be written by its ending, NotInstalled where a package is missing for it."""
    if checked_suffix(path) == ".parquet":
        with needing(LAB):
            import pyarrow.parquet  # noqa: F401


def cards_path(path: Path) -> Path:
    """The file of the card rows beside that of the duels."""
    return path.with_name(path.stem + CARDS + path.suffix)


def write_duels(path: Path, duels: Sequence[PlayedDuel], with_cards: bool) -> None:
    """Write the rows of duels, and beside it those of their cards. Raises WrongTable, NotInstalled, FileNotWritten."""
    write_rows(path, DuelRow, [each.row for each in duels])
    if with_cards:
        write_rows(cards_path(path), CardRow, [card for each in duels for card in each.cards])


def read_duels(path: Path, with_cards: bool) -> list[PlayedDuel]:
    """The duels of a file that was written. Raises WrongTable, NotInstalled."""
    rows = read_rows(path, DuelRow)
    if not with_cards:
        return [PlayedDuel(row) for row in rows]
    cards: dict[tuple[str, int], list[CardRow]] = {}
    for card in read_rows(cards_path(path), CardRow):
        cards.setdefault((card.cell, card.number), []).append(card)
    return [PlayedDuel(row, tuple(cards.get((row.cell, row.number), ()))) for row in rows]


def write_rows(path: Path, kind: type[Row], rows: Sequence[Row]) -> None:
    """Write rows of one kind in the format of the ending. Raises WrongTable, NotInstalled, FileNotWritten."""
    suffix = checked_suffix(path)
    columns = [each.name for each in fields(kind)]
    values = [values_of(row) for row in rows]
    if suffix == ".parquet":
        write_owned(parquet_of(kind, values), path)
    elif suffix == ".csv":
        text = io.StringIO()
        lines = csv.writer(text, lineterminator="\n")
        lines.writerow(columns)
        lines.writerows(values)
        write_owned(text.getvalue(), path)
    else:
        objects = [json.dumps(dict(zip(columns, row, strict=True)), ensure_ascii=False) for row in values]
        write_owned("[\n" + ",\n".join(objects) + "\n]\n", path)


def parquet_of(kind: type[Row], values: Sequence[tuple[object, ...]]) -> bytes:
    """Rows as the bytes of a Parquet file. Raises NotInstalled."""
    with needing(LAB):
        import pyarrow
        import pyarrow.parquet
    columns = list(zip(*values, strict=True)) if values else [() for _ in fields(kind)]
    types = {"str": pyarrow.string(), "int": pyarrow.int64(), "int | None": pyarrow.int64()}
    arrays = [pyarrow.array(column, types[str(each.type)]) for each, column in zip(fields(kind), columns, strict=True)]
    table = pyarrow.table(arrays, names=[each.name for each in fields(kind)])
    whole = io.BytesIO()
    pyarrow.parquet.write_table(table, whole, compression="zstd")
    return whole.getvalue()


def read_rows(path: Path, kind: type[Row]) -> list[Row]:
    """The rows of a file. Raises WrongTable, NotInstalled."""
    suffix = checked_suffix(path)
    needs_table(path)
    try:
        if suffix == ".parquet":
            return rows_of(kind, parquet_rows(path), path)
        with path.open(encoding="utf-8", newline="") as file:
            return rows_of(kind, csv.DictReader(file) if suffix == ".csv" else json.load(file), path)
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, csv.Error) as refused:
        raise WrongTable(f"{path} cannot be read: {refused}") from refused


def parquet_rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a Parquet file as mappings. Raises WrongTable, NotInstalled."""
    with needing(LAB):
        import pyarrow
        import pyarrow.parquet
    try:
        rows: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    except pyarrow.ArrowException as refused:
        raise WrongTable(f"{path} is no Parquet file: {refused}") from refused
    return rows


def rows_of(kind: type[Row], found: Iterable[Mapping[str, Any]], path: Path) -> list[Row]:
    """The rows that mappings describe, every column of its type. Raises WrongTable."""
    rows: list[Row] = []
    for number, each in enumerate(found, 1):
        try:
            rows.append(kind(*[typed(str(column.type), each[column.name]) for column in fields(kind)]))
        except (KeyError, TypeError, ValueError) as wrong:
            columns = ", ".join(column.name for column in fields(kind))
            raise WrongTable(
                f"{path}, row {number} is no row of the laboratory ({wrong!r}); columns: {columns}"
            ) from wrong
    return rows


def typed(wanted: str, value: Any) -> Any:
    """A value of a column as its type: CSV knows texts only, and an empty one is None. Raises ValueError, TypeError."""
    if wanted == "str":
        return str(value)
    if wanted == "int | None" and value in (None, ""):
        return None
    return int(value)
