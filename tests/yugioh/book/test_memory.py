"""What a duel remembers of cards and seats: nothing stands for two things, forks share nothing that changes, a turn's end forgets."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import spellspeed
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.records import Record, digest_of
from spellspeed.yugioh.duel import memory as m
from spellspeed.yugioh.duel import permissions
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import KEPT_NAMES, TURNS
from spellspeed.yugioh.duel.memory_records import (
    ASKED,
    BEATEN_FACE_UP,
    HALVES,
    NOT_ASKED,
    REFUSED,
    BattlesThisTurn,
    CardThisTurn,
)
from tests.copies import unpickled
from tests.properties.playing import bench_duel, play_on
from tests.yugioh.book.stage import card, position

SOURCES = Path(spellspeed.__path__[0])
KEPT = ("kept", "cards_this_turn", "seats_this_turn", "permissions")


def remember_everything(duel: Duel, binding: int) -> None:
    """Everything that can be remembered of a card in one stay."""
    number = binding % STAYS
    for ability in range(70):
        m.remember_used(duel, binding, ability)
        m.remember_done(duel, binding, ability)
    for note in range(70):
        m.remember_note(duel, number, note)
        m.remember_kind(duel, number, note)
        m.remember_attacked(duel, binding, note)
    m.remember_flipped(duel, number)
    m.remember_fought(duel, binding)
    m.remember_beaten(duel, number, number, BEATEN_FACE_UP)
    m.remember_doomed(duel, binding)
    m.remember_halving(duel, binding, HALVES)


def test_what_is_remembered_of_one_card_is_said_of_no_other() -> None:
    """No number of abilities or notes reaches the next card, the next stay or a seat."""
    duel = bench_duel(1)
    remember_everything(duel, duel.binding(3))
    assert sorted(duel.cards_this_turn) == [duel.binding(3)]
    assert duel.permissions == ()
    for other in (2, 4, 67):
        assert m.remembered(duel, duel.binding(other)).is_nothing()
    assert m.remembered(duel, duel.binding(3) + STAYS).is_nothing()
    assert not any(m.has_summoned(duel, seat) for seat in (0, 1))


def test_each_thing_remembered_says_one_thing() -> None:
    """Each of them alone makes one question true, and no other."""
    binding = bench_duel(1).binding(3)
    deeds: dict[str, Callable[[Duel], object]] = {
        "used": lambda duel: m.remember_used(duel, binding, 1),
        "done": lambda duel: m.remember_done(duel, binding, 1),
        "noted": lambda duel: m.remember_note(duel, 3, 1),
        "kind": lambda duel: m.remember_kind(duel, 3, 1),
        "flipped": lambda duel: m.remember_flipped(duel, 3),
        "fought": lambda duel: m.remember_fought(duel, binding),
        "attacked": lambda duel: m.remember_attacked(duel, binding, 1),
        "beat": lambda duel: m.remember_beaten(duel, 4, 3, BEATEN_FACE_UP),
        "beaten": lambda duel: m.remember_beaten(duel, 3, 4, BEATEN_FACE_UP),
        "doomed": lambda duel: m.remember_doomed(duel, binding),
        "halving": lambda duel: m.remember_halving(duel, binding, ASKED),
        "summoned": lambda duel: m.remember_summoned(duel, 1),
        "played": lambda duel: m.remember_played(duel, 1),
        "name": lambda duel: m.remember_name(duel, 1, 1, 1),
        "refused": lambda duel: permissions.remember_permission(duel, 3, 1, REFUSED),
        "permitted": lambda duel: permissions.remember_permission(duel, 3, 1, duel.batch),
    }
    for told, deed in deeds.items():
        duel = bench_duel(1)
        deed(duel)
        answers = {
            "used": m.times_used(duel, binding, 1) == 1,
            "done": m.is_done(duel, binding, 1),
            "noted": m.is_noted(duel, 3, 1),
            "kind": m.is_kind_noted(duel, 3, 1),
            "flipped": m.has_flipped(duel, 3),
            "fought": m.has_fought(duel, 3),
            "attacked": m.has_attacked(duel, 3, 1),
            "beat": m.has_beaten(duel, 3),
            "beaten": m.was_beaten(duel, 3) == BEATEN_FACE_UP,
            "doomed": m.take_doomed(duel, 3),
            "halving": m.halving_of(duel, binding) == ASKED,
            "summoned": m.has_summoned(duel, 1),
            "played": m.cards_played(duel, duel.side_of[1]) == 1,
            "name": m.has_used_name(duel, 1, 1, 1),
            "refused": permissions.is_refused(duel, 3, 1),
            "permitted": permissions.is_permitted(duel, 3, 1),
        }
        assert [name for name, answer in answers.items() if answer] == [told]


def test_a_fork_remembers_by_itself() -> None:
    """What a fork comes to know, or forgets, is nothing to its original; a copy by pickle knows the same."""
    duel = bench_duel(1)
    remember_everything(duel, duel.binding(3))
    permissions.remember_permission(duel, 1, 2, REFUSED)
    digest = duel.digest()
    assert unpickled(duel).digest() == digest
    fork = duel.fork()
    remember_everything(fork, fork.binding(5))
    m.remember_summoned(fork, 0)
    m.remember_played(fork, 0)
    m.remember_name(fork, 0, 5, 1)
    permissions.remember_permission(fork, 7, 8, fork.batch)
    m.forget_card(fork, 3)
    assert permissions.forget_refusals(fork)
    m.forget_turn(fork)
    assert duel.digest() == digest


def test_what_is_remembered_counts_for_the_value_and_its_order_does_not() -> None:
    """The order in which things came to be known makes no other duel; what is forgotten again leaves nothing behind."""
    one, other = bench_duel(1), bench_duel(1)
    digest = one.digest()
    for duel, order in ((one, (1, 2, 3)), (other, (3, 1, 2))):
        for number in order:
            m.remember_used(duel, duel.binding(4), number)
            m.remember_done(duel, duel.binding(number), 0)
            m.remember_name(duel, 0, number, 1)
            permissions.remember_permission(duel, 5, number, REFUSED)
    assert one.digest() == other.digest() != digest
    duel = bench_duel(1)
    m.remember_doomed(duel, duel.binding(3))
    m.remember_halving(duel, duel.binding(3), ASKED)
    assert duel.digest() != digest
    m.remember_halving(duel, duel.binding(3), NOT_ASKED)
    assert m.take_doomed(duel, 3)
    assert duel.digest() == digest


def test_a_turn_forgets_and_so_does_a_monster_that_is_turned_face_down() -> None:
    """`forget_card` forgets one card alone, all but that it attacked; `forget_turn` everything."""
    duel = bench_duel(1)
    m.forget_turn(duel)
    digest = duel.digest()
    remember_everything(duel, duel.binding(3))
    remember_everything(duel, duel.binding(4))
    m.forget_card(duel, 3)
    m.forget_card(duel, 3)
    assert sorted(duel.cards_this_turn) == [duel.binding(3), duel.binding(4)]
    attacks = BattlesThisTurn(m.has_fought(duel, 4), m.battles_of(duel, duel.binding(4)).attacked)
    assert digest_of(m.remembered(duel, duel.binding(3))) == digest_of(CardThisTurn(battles=attacks))
    m.remember_summoned(duel, 0)
    permissions.remember_permission(duel, 5, 6, REFUSED)
    m.forget_turn(duel)
    assert duel.digest() == digest


def writers(source: str) -> list[int]:
    """The lines of a module that change what a duel remembers: by `=`, by an item, by `del` or by a method."""
    found: list[int] = []
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr not in ("items", "copy")
        ):
            targets = [node.func.value]
        for target in targets:
            inner = target.value if isinstance(target, ast.Subscript) else target
            if isinstance(inner, ast.Attribute) and inner.attr in KEPT:
                found.append(target.lineno)
    return found


def test_only_its_own_modules_write_what_is_remembered() -> None:
    """Everything else goes through its functions, which no key by arithmetic can get round."""
    wrong = [
        f"{path.relative_to(SOURCES)}:{line}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path.name not in ("memory.py", "permissions.py", "value.py")
        for line in writers(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "line",
    ["duel.cards_this_turn[5] = x", "del duel.cards_this_turn[5]", "duel.permissions = ()", "duel.cards_this_turn.pop(5)", "duel.permissions += x"],
)  # fmt: skip
def test_the_search_for_writers_finds_them(line: str) -> None:
    """A control: the ways of writing are found; reading is none."""
    assert writers(line) == [1]
    assert writers("known = duel.cards_this_turn[5]\nfor one in duel.cards_this_turn.items():\n    pass") == []


def fields_of(source: str) -> set[str]:
    """The fields that the classes of a module declare."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return {ast.unparse(node.target) for cls in classes for node in cls.body if isinstance(node, ast.AnnAssign)}


def test_what_a_fork_shares_cannot_change() -> None:
    """Every field that is the same object in a fork is immutable; but for two caches that are replaced whole."""
    names: set[str] = set()
    for name in ("kernel/state.py", "yugioh/duel/value.py"):
        names |= fields_of((SOURCES / name).read_text(encoding="utf-8"))
    duel = bench_duel(1)
    play_on(duel, Stream("halfway"), 60)
    remember_everything(duel, duel.binding(3))
    m.keep_number(duel, duel.binding(3), TURNS, 1)
    fork = duel.fork()
    assert len(names) > 40
    for name in sorted(names - {"stood", "memo"}):
        mine, theirs = getattr(duel, name), getattr(fork, name)
        if mine is theirs:
            assert mine is None or isinstance(mine, int | str | bytes | tuple | Record), name
        elif isinstance(mine, list):
            pairs = zip(mine, theirs, strict=True)
            assert all(isinstance(one, int | Record) or one is not other for one, other in pairs), name


def test_forks_share_no_effects_that_change() -> None:
    """What stands in a fork is nothing to its original, also where the same stay of a card comes to another controller there."""
    duel = bench_duel(1)
    while not duel.over and not duel.stood:
        play_on(duel, Stream(duel.decisions), 1)
    known = dict(duel.stood)
    fork = duel.fork()
    assert fork.stood is duel.stood
    play_on(fork, Stream("on"), 80)
    assert fork.stood != known
    assert duel.stood == known
    assert all(isinstance(stood.effects, tuple) for stood in fork.stood.values())


def test_what_a_card_keeps_lasts_as_long_as_its_stay() -> None:
    """A turn's end leaves it; another stay has none of it; turned face-down it is gone. Names and their order make no difference."""
    duel = bench_duel(1)
    digest = duel.digest()
    binding = duel.binding(3)
    for name in KEPT_NAMES:
        m.keep_number(duel, binding, name, 2)
        m.keep_number(duel, binding, name, 5)
    other = bench_duel(1)
    for name in reversed(KEPT_NAMES):
        m.keep_number(other, binding, name, 5)
    assert duel.digest() == other.digest() == unpickled(duel).digest() != digest
    fork = duel.fork()
    assert [m.kept_number(fork, binding, name) for name in KEPT_NAMES] == [5] * len(KEPT_NAMES)
    assert m.kept_by(fork, binding + STAYS) == m.kept_by(fork, fork.binding(4)) == ()
    m.keep_number(fork, binding + STAYS, TURNS, 1)
    m.forget_turn(fork)
    assert m.kept_by(fork, binding + STAYS) == ()
    assert m.kept_number(fork, binding, TURNS) == 5
    m.forget_card(fork, 3)
    assert m.kept_by(fork, binding) == ()
    assert m.kept_number(duel, binding, TURNS) == 5
    for name in KEPT_NAMES:
        m.keep_number(duel, binding, name, 0)
    assert duel.digest() == digest


def test_what_a_card_keeps_is_no_counter() -> None:
    """GEAR-3, COUNTER-1. Turns that are counted, Tributes that were made: no counter lies on the card."""
    play = position("turn: 5\nphase: main1\nB: {spells_traps: [{card: Swords of Revealing Light, turns: 2}]}\n")
    swords = play.duel.cards[card(play, "Swords of Revealing Light")]
    assert swords.counters == ()
    assert m.kept_number(play.duel, swords.binding, TURNS) == 2


def dicts_of(source: str) -> set[str]:
    """The fields that classes of a module declare as dicts."""
    fields = [node for cls in ast.walk(ast.parse(source)) if isinstance(cls, ast.ClassDef) for node in cls.body]
    return {
        ast.unparse(node.target)
        for node in fields
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("dict")
    }


def reckoned_keys(source: str, fields: set[str]) -> list[int]:
    """The lines that look something up in one of these fields under a number that they reckon out."""
    found: list[int] = []
    for node in ast.walk(ast.parse(source)):
        held: ast.expr | None = None
        key: ast.expr | None = None
        if isinstance(node, ast.Subscript):
            held, key = node.value, node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            held, key = node.func.value, node.args[0]
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            held, key = node.comparators[0], node.left
        if isinstance(held, ast.Attribute) and held.attr in fields and isinstance(key, ast.BinOp):
            found.append(key.lineno)
    return found


def test_no_key_is_reckoned_out() -> None:
    """The state holds few dicts: by binding or by card number. No other number is made to stand for something."""
    engine = [
        path
        for room in (
            "kernel",
            "yugioh/duel",
            "yugioh/may",
            "yugioh/doing",
            "yugioh/book",
            "yugioh/words",
            "yugioh/cards",
        )
        for path in sorted((SOURCES / room).rglob("*.py"))
    ]
    sources = {path: path.read_text(encoding="utf-8") for path in engine}
    fields: set[str] = set()
    for name in ("kernel/state.py", "yugioh/duel/value.py", "yugioh/duel/duel.py"):
        fields |= dicts_of(sources[SOURCES / name])
    assert fields == {"cards_this_turn", "kept", "stood"}
    assert [path.name for path, source in sources.items() if reckoned_keys(source, fields)] == []


@pytest.mark.parametrize("line", ["duel.kept[a * 64 + 1]", "duel.kept.get(-a - 1, 0)", "a << 6 not in duel.kept"])
def test_a_reckoned_key_is_found(line: str) -> None:
    """A control: arithmetic in a key is found; a binding is none."""
    assert reckoned_keys(line, {"kept"}) == [1]
    assert reckoned_keys("duel.kept[duel.binding(a)] = b\nzones[a * 2]", {"kept"}) == []
