"""YAML text to nodes in which every value knows its file and line. Every scalar is text, as scenario files promise."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import yaml

from spellspeed.scenario.documents import Part, parts_of
from spellspeed.scenario.errors import ScenarioError, together
from spellspeed.scenario.model import Where

QUOTING_HINT: Final = (
    "A name that holds ' #' or ': ', that holds a comma in [a, b] or {k: a}, or that begins with a quotation mark, is quoted: "
    '"Jinzo #7"; in a step everything behind the seat is quoted: - A: "activate Jinzo #7".'
)
MOST_VALUES: Final = 200_000
"""More values than this in one document (aliases written out) are refused; no scenario comes near it."""

MOST_NESTED: Final = 60
MOST_BRACKETS: Final = 20_000
"""Lists and maps in brackets, both ends counted; the fullest file of ours has an eighth of it."""
MOST_DOCUMENTS: Final = 500
"""Scenarios in a file; the fullest of ours has a third of it."""
LONGEST_LINE: Final = 5_000

_PLAIN_TAG: Final = {
    yaml.ScalarNode: "tag:yaml.org,2002:str",
    yaml.SequenceNode: "tag:yaml.org,2002:seq",
    yaml.MappingNode: "tag:yaml.org,2002:map",
}
_COMMENT: Final = re.compile(r"[ \t]+(#\S.*)")
_NEXT_COMMENT: Final = re.compile(r"[ \t]#")
_BRACKETS: Final = re.compile(r"[\[{\]}]")


@dataclass(frozen=True, slots=True)
class YamlText:
    """A scalar. `tail` is what stands after it as a comment without a space behind its `#` ("#7"), of an unquoted scalar only."""

    where: Where
    text: str
    plain: bool
    tail: str = ""

    @property
    def empty(self) -> bool:
        """Nothing was written."""
        return self.plain and not self.text


@dataclass(frozen=True, slots=True)
class YamlList:
    """A sequence."""

    where: Where
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class YamlMap:
    """A mapping; its keys are scalars and none is written twice."""

    where: Where
    entries: tuple[tuple[YamlText, Node], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The keys as written, in order."""
        return tuple(key.text for key, _ in self.entries)

    def get(self, key: str) -> Node | None:
        """The value of this key, or None where the key is missing."""
        for entry, value in self.entries:
            if entry.text == key:
                return value
        return None

    def entry(self, key: str) -> YamlText | None:
        """The key itself, which knows where it stands."""
        for entry, _ in self.entries:
            if entry.text == key:
                return entry
        return None


Node: TypeAlias = YamlText | YamlList | YamlMap


@dataclass(frozen=True, slots=True)
class Document:
    """One document of a file: its node (None where it is no YAML), its text, and the faults that were found in it so far."""

    node: Node | None
    part: Part
    faults: tuple[ScenarioError, ...]


def yaml_documents(text: str, file: str) -> list[Node]:
    """The documents of a YAML text that are not empty. Raises ScenarioError where it is no YAML, or more than scenario files use of it."""
    documents = read_documents(text, file)
    faults = [fault for document in documents for fault in document.faults]
    if faults:
        raise together(faults)
    return [document.node for document in documents if document.node is not None]


def read_documents(text: str, file: str) -> list[Document]:
    """The same with what is wrong with each document, so that the others can be read.

    Raises ScenarioError where nothing of the text can be read: none of it is YAML, or it is more than scenario files may hold.
    """
    _check_depth(text, file)
    try:
        documents = _composed(text, file, Part(0, text))
    except ScenarioError as wrong:
        documents = _each_alone(text, file)
        if not any(each.faults for each in documents) or all(each.node is None for each in documents):
            raise wrong from None
    if len(documents) > MOST_DOCUMENTS:
        line = documents[MOST_DOCUMENTS].part.line
        raise ScenarioError(
            file, line, f"a file holds at most {MOST_DOCUMENTS} scenarios", "Split it into several files."
        )
    return documents


def _each_alone(text: str, file: str) -> list[Document]:
    """The documents of a text that is no YAML as a whole, each read by itself."""
    found: list[Document] = []
    parts = parts_of(text)[: MOST_DOCUMENTS + 1]
    heads = [Part(0, parts[0].head)] if parts and parts[0].head else []
    for part in (*heads, *parts):
        try:
            found += _composed(part.text, file, part)
        except ScenarioError as wrong:
            found.append(Document(None, part, (wrong,)))
    return found


def _composed(text: str, file: str, part: Part) -> list[Document]:
    """The documents of a text that stands in a file below some lines. Raises ScenarioError where it is no YAML."""
    try:
        nodes = list(yaml.compose_all(text, Loader=yaml.BaseLoader))
    except yaml.YAMLError as refused:
        raise _syntax_error(refused, text, file, part.before) from refused
    except RecursionError:
        raise ScenarioError(file, part.before + 1, "the values are nested too deeply") from None
    except (
        ValueError,
        OverflowError,
    ) as refused:  # an escape such as "\UFFFFFFFF", or a %YAML version, that is no number for Python
        problem = f"a character or a number is written in a way that YAML does not know: {refused}"
        raise ScenarioError(file, part.before + 1, problem) from refused
    found: list[Document] = []
    for node in nodes:
        if node is None or (isinstance(node, yaml.ScalarNode) and node.value == ""):
            continue
        composed = _Composed(text, file, part.before)
        first = text[node.start_mark.index : node.end_mark.index]
        own = Part(part.before + node.start_mark.line, first)
        try:
            found.append(Document(composed.node(node), own, tuple(composed.faults)))
        except ScenarioError as wrong:
            found.append(Document(None, own, (*composed.faults, wrong)))
    return found


def _check_depth(text: str, file: str) -> None:
    """Raise ScenarioError for values nested deeper than any scenario's, before YAML is read: it would take long over them."""
    depth = 0
    for count, found in enumerate(_BRACKETS.finditer(text), start=1):
        if count > MOST_BRACKETS:
            line = text.count("\n", 0, found.start()) + 1
            raise ScenarioError(file, line, f"more than {MOST_BRACKETS} brackets stand in this file")
        depth = depth + 1 if found[0] in "[{" else max(0, depth - 1)
        if depth > MOST_NESTED:
            line = text.count("\n", 0, found.start()) + 1
            raise ScenarioError(file, line, f"the values are nested more than {MOST_NESTED} deep")
    for number, line_text in enumerate(text.splitlines(), start=1):
        if len(line_text) > LONGEST_LINE:
            raise ScenarioError(
                file, number, f"this line has {len(line_text)} characters; at most {LONGEST_LINE} are read"
            )
        dashes = line_text[: len(line_text) - len(line_text.lstrip(" -"))]
        if len(dashes) > 2 * MOST_NESTED or (dashes.count("-") > MOST_NESTED and "---" not in dashes):
            raise ScenarioError(file, number, f"the values are nested more than {MOST_NESTED} deep")


class _Composed:
    """The nodes of one document, from PyYAML's nodes; those named by an anchor are made once."""

    def __init__(self, text: str, file: str, before: int) -> None:
        self.faults: list[ScenarioError] = []
        self._text = text
        self._file = file
        self._before = before
        self._made: dict[yaml.Node, tuple[Node, int]] = {}
        self._open: set[yaml.Node] = set()

    def node(self, node: yaml.Node) -> Node:
        """The document below this node."""
        try:
            return self._sized(node)[0]
        except RecursionError:
            raise ScenarioError(self._file, self._before + 1, "the values are nested too deeply") from None

    def _sized(self, node: yaml.Node) -> tuple[Node, int]:
        where = Where(self._file, self._before + node.start_mark.line + 1)
        if node in self._made:
            return self._made[node]
        if node in self._open:
            raise ScenarioError(where.file, where.line, "a value holds itself by its anchor")
        if node.tag != _PLAIN_TAG[type(node)]:
            hint = 'A text that begins with "!" is quoted.'
            problem = f'the tag "{node.tag}" has no meaning in a scenario file'
            self.faults.append(ScenarioError(where.file, where.line, problem, hint))
        self._open.add(node)
        made: Node
        if isinstance(node, yaml.ScalarNode):
            made, size = self._scalar(node, where), 1
        elif isinstance(node, yaml.SequenceNode):
            items = [self._sized(item) for item in node.value]
            made, size = YamlList(where, tuple(item for item, _ in items)), 1 + _sum(items)
        else:
            keys = [self._key(key) for key, _ in node.value]
            values = [self._sized(value) for _, value in node.value]
            made = YamlMap(where, self._entries(keys, [value for value, _ in values]))
            size = 1 + len(keys) + _sum(values)
        if size > MOST_VALUES:
            raise ScenarioError(where.file, where.line, f"more than {MOST_VALUES} values, with the aliases written out")
        self._open.discard(node)
        self._made[node] = made, size
        return made, size

    def _scalar(self, node: yaml.ScalarNode, where: Where) -> YamlText:
        plain = not node.style
        tail = ""
        if plain and node.value:
            found = _COMMENT.match(self._text, node.end_mark.index)
            if found is not None:
                tail = _NEXT_COMMENT.split(found.group(1), maxsplit=1)[0].rstrip(" \t")
        return YamlText(where, node.value, plain, tail)

    def _key(self, node: yaml.Node) -> YamlText | None:
        made, _ = self._sized(node)
        if isinstance(made, YamlText):
            return made
        self.faults.append(ScenarioError(made.where.file, made.where.line, "a key is a list or a map", QUOTING_HINT))
        return None

    def _entries(self, keys: list[YamlText | None], values: list[Node]) -> tuple[tuple[YamlText, Node], ...]:
        """The keys with their values; of a key that is written twice the first."""
        seen: dict[str, YamlText] = {}
        entries: list[tuple[YamlText, Node]] = []
        for key, value in zip(keys, values, strict=True):
            if key is None:
                continue
            if key.text in seen:
                hint = f"It stands in line {seen[key.text].where.line} already."
                self.faults.append(ScenarioError(self._file, key.where.line, f'"{key.text}" is written twice', hint))
            else:
                seen[key.text] = key
                entries.append((key, value))
        return tuple(entries)


def _sum(sized: Iterable[tuple[Node, int]]) -> int:
    return sum(size for _, size in sized)


def _syntax_error(refused: yaml.YAMLError, text: str, file: str, before: int) -> ScenarioError:
    """What PyYAML says, at the line that holds the cause: where a list or map in brackets begins, if a name in it swallowed the end."""
    line = 1
    problem = str(refused)
    if isinstance(refused, yaml.MarkedYAMLError):
        problem = " ".join(part for part in (refused.context, refused.problem) if part)
        mark = refused.problem_mark or refused.context_mark
        if mark is not None:
            line = mark.line + 1
        if refused.context_mark is not None and "flow" in (refused.context or ""):
            line = _cut_line(text, refused.context_mark.line + 1, line)
    elif isinstance(refused, yaml.reader.ReaderError):
        line = text.count("\n", 0, refused.position) + 1
        problem = "a character that YAML does not allow"
    return ScenarioError(file, before + line, f"this is no YAML: {problem}.", QUOTING_HINT)


def _cut_line(text: str, first: int, last: int) -> int:
    """The first line in which a `#` cuts off what follows, from where the brackets open; else the line where YAML gave up."""
    for number, line in enumerate(text.splitlines()[first - 1 : last], start=first):
        if " #" in line:
            return number
    return last
