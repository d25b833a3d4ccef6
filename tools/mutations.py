"""Small changes to a module, one at a time, each of which a test should notice: read from its syntax tree, always in the same order.

Only what functions do is changed: no docstring, no annotation, no assertion, no constant of the module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import CodeType
from typing import Final, NamedTuple

OPPOSITE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
AT_THE_LIMIT: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OTHER_SIGN: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}

BARE: Final = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)
"""Conditions that have nothing in them to turn round: they get a "not"."""


class Mutant(NamedTuple):
    """One change: in which function and line, what stands there and what will; `first` to `last` are the lines of its statement."""

    function: str
    line: int
    first: int
    last: int
    before: str
    after: str
    place: int
    change: int

    def code(self, source: str, file: str) -> CodeType:
        """The function that it changes, compiled with the change."""
        tree = ast.parse(source)
        node = list(places(tree))[self.place][2]
        Replacing(node, changes_of(node)[self.change]).visit(tree)
        ast.fix_missing_locations(tree)
        changed = compile(tree, file, "exec", dont_inherit=True)
        return dict(functions_of(changed))[self.function]


def functions_of(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """The functions of a compiled module and of its classes, each with its qualified name."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_flags & 2:  # CO_NEWLOCALS: a function; the body of a class has none of its own
                yield part.co_qualname, part
            else:
                yield from functions_of(part)


def mutants_of(source: str) -> list[Mutant]:
    """Every change of a module, in the order of its lines."""
    found: list[Mutant] = []
    for place, (function, statement, node) in enumerate(places(ast.parse(source))):
        first, last = lines_of(statement)
        for change, changed in enumerate(changes_of(node)):
            line = line_of(node, statement.lineno)
            found.append(Mutant(function, line, first, last, shown(node), shown(changed), place, change))
    return sorted(found, key=lambda mutant: mutant.line)


def line_of(node: ast.AST, otherwise: int) -> int:
    """The line in which a node begins; a clause of a comprehension has none of its own."""
    line = getattr(node, "lineno", otherwise)
    assert isinstance(line, int)
    return line


def places(tree: ast.Module) -> Iterator[tuple[str, ast.stmt, ast.AST]]:
    """What can be changed: the function that it stands in, the statement, and the expression or statement itself."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from places_in(node.name, node)
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield from places_in(f"{node.name}.{part.name}", part)


def places_in(function: str, owner: ast.AST) -> Iterator[tuple[str, ast.stmt, ast.AST]]:
    """The places in the statements of a function or of a compound statement."""
    for field in ("body", "orelse", "handlers", "finalbody"):
        for statement in getattr(owner, field, []):
            if isinstance(statement, ast.Assert) or is_docstring(statement):
                continue
            if isinstance(statement, ast.Expr | ast.AugAssign | ast.If | ast.While):
                yield function, statement, statement
            for child in own_expressions(statement):
                for node in ast.walk(child):
                    yield function, statement, node
            yield from places_in(function, statement)


def own_expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself: of a compound one what stands in its head; never an annotation."""
    for field, value in ast.iter_fields(statement):
        if field == "annotation":
            continue
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ast.expr):
                yield item


def is_docstring(statement: ast.stmt) -> bool:
    """Whether a statement is a string that stands alone."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def lines_of(statement: ast.stmt) -> tuple[int, int]:
    """First and last line of a statement; of a compound one of its head."""
    body = getattr(statement, "body", None)
    if body:
        return statement.lineno, max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, statement.end_lineno or statement.lineno


def shown(node: ast.AST) -> str:
    """A node as a report shows it: of a compound statement its condition, of a clause of a comprehension its conditions."""
    if isinstance(node, ast.Pass):
        return "nothing"
    if isinstance(node, ast.If | ast.While):
        return ast.unparse(node.test)
    if isinstance(node, ast.comprehension):
        return " and ".join(ast.unparse(condition) for condition in node.ifs)
    return ast.unparse(node)


def changes_of(node: ast.AST) -> list[ast.AST]:
    """What can stand in the place of a node."""
    changes: list[ast.AST] = []
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                for table in (OPPOSITE, AT_THE_LIMIT):
                    if type(operator) in table:
                        changes.append(with_operator(node, place, table[type(operator)]))
        case ast.BoolOp():
            changes.append(ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
            for place, value in enumerate(node.values):
                if isinstance(value, BARE):
                    values = [*node.values[:place], opposite(value), *node.values[place + 1 :]]
                    changes.append(ast.BoolOp(node.op, values))
        case ast.UnaryOp(op=ast.Not()):
            changes.append(node.operand)
        case ast.BinOp() if type(node.op) in OTHER_SIGN:
            changes.append(ast.BinOp(node.left, OTHER_SIGN[type(node.op)](), node.right))
        case ast.AugAssign() if type(node.op) in OTHER_SIGN:
            changes.append(ast.AugAssign(node.target, OTHER_SIGN[type(node.op)](), node.value))
        case ast.Constant(value=bool() as truth):
            changes.append(ast.Constant(not truth))
        case ast.Constant(value=int() as number):
            changes.append(ast.Constant(number + 1))
        case ast.IfExp():
            changes.append(ast.IfExp(node.test, node.orelse, node.body))
        case ast.If() if isinstance(node.test, BARE):
            changes.append(ast.If(opposite(node.test), node.body, node.orelse))
        case ast.While() if isinstance(node.test, BARE):
            changes.append(ast.While(opposite(node.test), node.body, node.orelse))
        case ast.comprehension(ifs=[condition]) if isinstance(condition, BARE):
            changes.append(ast.comprehension(node.target, node.iter, [opposite(condition)], 0))
        case ast.Expr():
            changes.append(ast.Pass())
    return changes


def opposite(condition: ast.expr) -> ast.expr:
    """The condition with a "not" before it."""
    return ast.UnaryOp(ast.Not(), condition)


def with_operator(node: ast.Compare, place: int, operator: type[ast.cmpop]) -> ast.Compare:
    """A comparison with one of its operators replaced."""
    operators = list(node.ops)
    operators[place] = operator()
    return ast.Compare(node.left, operators, node.comparators)


def marking(source: str, file: str, mark: str) -> dict[str, CodeType]:
    """The functions of a module as they are, but that each statement first calls `mark` with its line."""
    tree = ast.parse(source)
    for statements in list(blocks(tree)):
        for place in range(len(statements), 0, -1):
            line = statements[place - 1].lineno
            call = ast.Call(ast.Name(mark, ast.Load()), [ast.Constant(line)], [])
            statements.insert(place - 1, ast.copy_location(ast.Expr(call), statements[place - 1]))
    ast.fix_missing_locations(tree)
    return dict(functions_of(compile(tree, file, "exec", dont_inherit=True)))


def blocks(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    """The lists of statements in the functions of a module."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                for field in ("body", "orelse", "finalbody"):
                    statements = getattr(node, field, None)
                    if isinstance(statements, list):
                        yield statements


class Replacing(ast.NodeTransformer):
    """Puts one node in the place of another, with its lines."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old: Final = old
        self.new: Final = new

    def visit(self, node: ast.AST) -> ast.AST:
        """The node, or what replaces it."""
        if node is self.old:
            return ast.copy_location(self.new, node)
        changed = self.generic_visit(node)
        assert isinstance(changed, ast.AST)
        return changed
