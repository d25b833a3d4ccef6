"""Says at the head of a test run which build it tests and which copy of the package, and leaves to the interpreted run what is only its.

Compiling turns the modules of `spellspeed.build.COMPILED_PACKAGES` (the kernel, the game, the bots) into machine code. It can change what
those do: a missing attribute, an integer that overflows, an order of evaluation, a pickle. So the compiled run has every scenario, every
digest, every property, and every test that plays, records, judges or shows a duel. What it need not have again are tests of modules that
are not compiled and that play nothing: readers of files and texts, catalogs of words, pages, tools, the source code itself. They run the
very same bytecode in both builds. INTERPRETED_ONLY names them; SPELLSPEED_THOROUGH=1 leaves nothing out.

In every test, and in the processes that tests start, each answer is followed by a look at where the cards lie: none is lost
(spellspeed/kernel/whereabouts.py; SPELLSPEED_WATCHED is read as spellspeed/watched.py is imported).
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

os.environ["SPELLSPEED_WATCHED"] = "1"

import spellspeed
from spellspeed.build import COMPILED
from tests import unsteady
from tests.deck_lab.needed import told
from tests.draws import DRAWS, SEED, SEEDED, name_of_node
from tests.learning.extra import MISSING, NO_EXTRA
from tests.page.browsers import NO_BROWSER, ONLY_A_SAMPLE, WHOLE, program
from tests.patience import LONGEST_TEST
from tests.thorough import THOROUGH, is_checked
from tests.web.postgres import NO_POSTGRES, binaries

TESTS: Final = Path(__file__).parent

INTERPRETED_ONLY: Final = (
    "yugioh/decks/*",
    "rulebook/*",
    "tools/*",
    "docs/*",
    "hygiene/*",
    "page/*",
    "scenario/test_reader_*",
    "scenario/test_refusals_of_the_book.py",
    "scenario/test_team_rulings.py",
    "yugioh/words/test_catalog.py",
    "yugioh/words/test_signatures.py",
    "yugioh/words/test_languages.py",
    "yugioh/words/test_no_sentences.py",
    "yugioh/words/test_texts_tell_all.py",
    "yugioh/words/test_vocabulary.py",
    "hkk/test_catalog.py",
    "hkk/test_edited_texts.py",
    "hkk/test_forms.py",
    "hkk/test_long_texts.py",
    "hkk/test_mistakes.py",
    "hkk/test_other_words.py",
    "hkk/test_reading.py",
    "hkk/test_round_trip.py",
    "hkk/test_set_coverage.py",
    "hkk/test_signs.py",
    "hkk/test_wordings*.py",
    "cli/test_coverage.py",
    "cli/test_deck.py",
    "cli/test_siding_plan.py",
    "web/test_messages.py",
    "web/test_schemas.py",
    "web/test_serve_command.py",
    "web/test_server_*.py",
    "web/test_store_*.py",
    "web/test_two_servers.py",
)
"""Test files, as patterns below tests, that a compiled run leaves out."""

A_TENTH: Final = os.environ.get("SPELLSPEED_TENTH", "0") == "1"
"""Whether an interpreted run is one beside a compiled one: it has what those patterns name, and of all others a seeded tenth."""
INTERPRETED: Final = "interpreted"
"""The mark of what a compiled run cannot show: words made from compiled ones, attributes that are watched."""
SERVED: Final = "served"
"""The mark of what needs a socket, a browser, a database, a cluster or a process of its own."""

IN_EVERY_BUILD: Final = ("docs/test_examples.py", "hygiene/test_build.py", "hygiene/test_docstrings.py")
"""What those patterns name and a compiled run has all the same."""


def only_interpreted(path: Path) -> bool:
    """Whether a test file is one that a compiled run leaves out."""
    if not path.is_relative_to(TESTS):
        return False
    name = path.relative_to(TESTS)
    return any(name.match(each) for each in INTERPRETED_ONLY) and not any(name.match(each) for each in IN_EVERY_BUILD)


def has_none_served(path: Path) -> bool:
    """Whether no test of a file can be marked as served: the mark is nowhere in a module's text (tests/hygiene/test_served.py asks for it), and in
    no scenario."""
    return path.suffix != ".py" or SERVED not in path.read_text(encoding="utf-8")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves out what `only_interpreted` names, unless it is named on the command line or everything is asked for; in a run of what is served, the
    files that have none of it."""
    if not collection_path.is_file() or collection_path in {
        Path(each.split("::")[0]).resolve() for each in config.args
    }:
        return None
    not_here = COMPILED and not THOROUGH and only_interpreted(collection_path)
    return True if not_here or (config.option.markexpr == SERVED and has_none_served(collection_path)) else None


def is_of_interpreted(item: pytest.Item) -> bool:
    """Whether a compiled run does not have a test: by its file, or by its mark."""
    return only_interpreted(item.path) or item.get_closest_marker(INTERPRETED) is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves to an interpreted run beside a compiled one what that one cannot show, and a tenth of what it plays, always the same."""
    if COMPILED:
        for item in items:
            if item.get_closest_marker(INTERPRETED):
                item.add_marker(pytest.mark.skip(reason="an interpreted run shows it"))
    if A_TENTH and not COMPILED and not THOROUGH:
        left_out = [item for item in items if not (is_of_interpreted(item) or is_checked(item.nodeid))]
        config.hook.pytest_deselected(items=left_out)
        left = set(left_out)
        items[:] = [item for item in items if item not in left]


def pytest_configure(config: pytest.Config) -> None:
    """The limit of a test follows from what tests wait for; pyproject.toml has it as it is where nobody says otherwise. What is served has two
    attempts."""
    if config.option.timeout is None:
        config.option.timeout = LONGEST_TEST
    config.pluginmanager.register(unsteady, "unsteady")


def pytest_report_header() -> list[str]:
    """Which build, from where, and whether it is all there is to test."""
    lines = [f"spellspeed: {'compiled' if COMPILED else 'interpreted'}, {spellspeed.__path__[0]}"]
    if THOROUGH:
        lines.append("every test, and every run is checked (SPELLSPEED_THOROUGH=1)")
    elif COMPILED:
        lines.append("without the tests of what is not compiled (tests/conftest.py)")
    elif A_TENTH:
        lines.append("of what plays a seeded tenth: a compiled run has all of it (SPELLSPEED_TENTH=1)")
    if SEED:
        lines.append(f"duels follow from the seed {SEED} ({SEEDED}={SEED} plays them again)")
    if binaries() is None:
        lines.append(f"without the tests on PostgreSQL: {NO_POSTGRES}")
    if MISSING:
        lines.append(f"without the tests of learning environments: {NO_EXTRA}")
    if program() is None:
        lines.append(f"without the tests in a browser: {NO_BROWSER}")
    elif not WHOLE:
        lines.append(ONLY_A_SAMPLE)
    return [*lines, *told()]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The figures that thorough runs found (`record_property`): files, kills, the slowest, the largest memory."""
    reports = [each for kind in ("passed", "failed") for each in terminalreporter.getreports(kind)]
    figures = [(each.nodeid, each.user_properties) for each in reports if each.user_properties]
    if THOROUGH and figures:
        terminalreporter.section("figures")
        for name, found in sorted(figures):
            terminalreporter.line(f"{name}: {', '.join(f'{what} {value}' for what, value in found)}")


@pytest.fixture(autouse=True, scope="module")
def draws_of_module(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a module's own servers and rooms draw follows from its name, whichever of its tests comes first."""
    with DRAWS.named(name_of_node(request.node.nodeid)):
        yield


@pytest.fixture(autouse=True)
def draws_of_test(draws_of_module: None, request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test draws follows from its name."""
    with DRAWS.named(name_of_node(request.node.nodeid)):
        yield


@pytest.fixture(autouse=True, scope="session")
def own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What a table saves by itself goes to a folder of the test run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        yield
