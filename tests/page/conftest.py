"""A server and a browser for the tests of the page. Without an installed Chromium they are skipped, and the head of the run says so."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browsers import NEEDED, NO_BROWSER, WHOLE, Tabs, program, quiet
from tests.web.serving import Served, new_served


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves those marked `whole_page` to a run that is asked for all."""
    left_out = [item for item in items if not WHOLE and item.get_closest_marker("whole_page")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A running Chromium. One for each module: Playwright keeps a loop of its own running, beside which no other test could run one."""
    found = program()
    if found is None:
        if NEEDED:
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server."""
    running = new_served(tmp_path_factory.mktemp("page"))
    yield running
    running.stop()


@pytest.fixture
def tabs(browser: Browser, served: Served) -> Iterator[Tabs]:
    """Opens tabs; at the end of the test their consoles must be empty."""
    with quiet(Tabs(browser, served.url)) as opened:
        yield opened
