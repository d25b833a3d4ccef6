"""A test that fails is run once more where time or chance could have failed it: those marked `served`, and no others.

Before it is run again all fixtures are torn down, those of its module and of the run as well, so that it runs by itself: a server that the first
attempt broke is not the server of the second one, which has the whole time that a test may take. What passes then is unsteady: it is listed in the
last lines of the run, and more than MOST of them make the run fail. What fails twice has failed, and says both times why.

It stands here, and not pytest-rerunfailures, for two reasons: a second attempt there keeps the fixtures of module and session, and pytest-timeout,
whose clock was set for the first one, never ends it.
"""

from __future__ import annotations

from typing import Final

import pytest
from _pytest.runner import runtestprotocol

MARK: Final = "served"
MOST: Final = 3
"""So many tests of a run may be unsteady."""
UNSTEADY: Final = "unsteady"
"""How a failure is reported after which the test passed."""
AGAIN: Final = pytest.StashKey[list[pytest.TestReport]]()
"""What came of the second attempt, once there is to be one."""
HAS_FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Both attempts. The second one goes through all that watches over a test, as the first did: its time is counted anew."""
    if item.get_closest_marker(MARK) is None:
        return None
    item.stash[HAS_FAILED] = False
    if AGAIN in item.stash:
        item.stash[AGAIN] = runtestprotocol(item, log=False, nextitem=nextitem)
        return True
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failures = [report for report in reports if report.failed]
    if failures:
        item.stash[AGAIN] = []
        item.ihook.pytest_runtest_protocol(item=item, nextitem=nextitem)
        reports = told_after(failures, item.stash[AGAIN])
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def told_after(failures: list[pytest.TestReport], again: list[pytest.TestReport]) -> list[pytest.TestReport]:
    """What is reported of both attempts."""
    failed = [report for report in again if report.failed]
    first = "\n".join(report.longreprtext for report in failures)
    for report in failed:
        report.sections.append(("the first time", first))
    if not failed:
        for report in failures:
            setattr(report, "outcome", UNSTEADY)  # noqa: B010 (it is none of pytest's own)
        return [*failures, *again]
    return again


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Notes a failure, before the fixtures are torn down."""
    if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
        item.stash[HAS_FAILED] = True


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """After a failure nothing is left standing for the next attempt."""
    if item.get_closest_marker(MARK) is not None and item.stash.get(HAS_FAILED, False):
        item.session._setupstate.teardown_exact(None)


def pytest_report_teststatus(report: pytest.CollectReport | pytest.TestReport) -> tuple[str, str, str] | None:
    """How it is shown."""
    outcome: str = report.outcome
    return (UNSTEADY, "U", UNSTEADY.upper()) if outcome == UNSTEADY else None


def unsteady(config: pytest.Config) -> list[str]:
    """The tests of the run that were unsteady, by their ids."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return sorted({report.nodeid for report in reporter.stats.get(UNSTEADY, ())}) if reporter is not None else []


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Too many of them fail the run."""
    if exitstatus == pytest.ExitCode.OK and len(unsteady(session.config)) > MOST:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The list."""
    found = unsteady(terminalreporter.config)
    for name in found:
        terminalreporter.write_line(f"{UNSTEADY}: {name}")
    if found:
        more = f", more than {MOST}: the run fails" if len(found) > MOST else ""
        terminalreporter.write_line(f"{len(found)} {UNSTEADY}{more}")
