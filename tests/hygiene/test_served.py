"""What a slow or busy machine could fail is marked `served`, so that it runs apart; nothing else needs a socket, a browser, a database server, a
cluster or a program that is killed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.hygiene.served import MARK, all_tests, fixture_of, modules, needs, unmarked
from tests.hygiene.sources import ROOT
from tests.patience import WHOLE


def test_what_needs_it_is_marked() -> None:
    assert unmarked() == {}


@pytest.mark.parametrize(
    ("module", "test", "there"),
    [
        ("tests.page.test_faces", "test_one_picture_twice_would_be_found", True),  # by a fixture of its folder
        ("tests.page.test_asks", "test_each_kind_is_among_them", False),
        ("tests.web.test_talking", "test_without_a_partner_nobody_is_shown_anything", True),  # by a fixture of its own
        ("tests.web.test_hints", "test_places_are_those_of_the_options", False),
        ("tests.web.test_client", "test_a_server_that_is_killed_in_the_middle_of_a_chain", True),  # by a class
        ("tests.web.test_client_alone", "test_links", False),
        (
            "tests.web.test_store_leases",
            "test_a_lease_that_runs_is_not_taken",
            False,
        ),  # its fixture marks what needs it
        ("tests.web.test_store_faults", "test_a_postgresql_that_stops_and_starts_again", True),
        ("tests.simulation.test_workers", "test_what_is_finished_is_printed", True),  # by a program that it writes
        ("tests.simulation.test_workers", "test_parts_come_in_their_order", False),
    ],
)
def test_who_needs_it_is_known(module: str, test: str, there: bool) -> None:
    assert test in all_tests(module)
    assert needs(module, test) == there


def test_fixtures_are_those_of_the_module_or_of_its_folders() -> None:
    assert fixture_of("tests.web.test_talking", "served") == "tests.web.test_talking"
    assert fixture_of("tests.page.test_talk", "served") == "tests.page.conftest"
    assert fixture_of("tests.page.test_talk", "tmp_path") == ""


def test_a_part_of_the_tests_is_marked_and_another_is_not() -> None:
    """A control: both are there."""
    marked = [name for name, module in modules().items() if module.is_marked]
    assert 20 < len(marked) < len(modules()) / 2


def test_of_a_store_on_both_databases_the_server_is_marked_and_the_file_is_not() -> None:
    said = {
        chosen: subprocess.run(
            [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n0", "-m", chosen, "tests/web/test_store_leases.py"],
            capture_output=True, text=True, check=True, cwd=ROOT, timeout=WHOLE,
        ).stdout
        for chosen in (MARK, f"not {MARK}")
    }  # fmt: skip
    assert ("[postgres]" in said[MARK], "[sqlite]" in said[MARK]) == (True, False)
    assert ("[postgres]" in said[f"not {MARK}"], "[sqlite]" in said[f"not {MARK}"]) == (False, True)
