"""Executors: what plays the parts of a plan, by name. All of them do the same work (worker.py), so the rows are the same.

An executor is a generator function: it takes the plan, the parts (lists of numbers) and how many workers there are, and gives what was made of
the parts as it comes. Ray, Dask and joblib are imported when they are named.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from itertools import chain, islice
from typing import Any, Final

from spellspeed.deck_lab.cells import Plan
from spellspeed.deck_lab.requirements import DASK, JOBLIB, RAY, needing
from spellspeed.deck_lab.worker import PartDone, play_numbers
from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.simulation.workers import in_processes

Parts = Iterable[Sequence[int]]
Executor = Callable[[Plan, Parts, int], Generator[PartDone]]


AHEAD: Final = 2
"""Parts under way for each worker, so that none waits for the next."""
RETRIES: Final = 2
"""How often a cluster does a part again whose worker was lost."""


class LostPool(SpellspeedError):
    """The processes of an executor were lost, for the second time."""


class UnknownExecutor(SpellspeedError):
    """No executor has that name; the message names those that there are."""


def serial(plan: Plan, parts: Parts, jobs: int) -> Generator[PartDone]:
    """In this process, whatever `jobs` is."""
    for part in parts:
        yield from play_numbers(plan, part)


def processes(plan: Plan, parts: Parts, jobs: int) -> Generator[PartDone]:
    """In `jobs` processes of this machine; in this one where that is 1. One that is lost has its parts done again. Raises LostWorker."""
    if jobs == 1:
        yield from serial(plan, parts, jobs)
        return
    with closing(in_processes(partial(play_numbers, plan), parts, jobs, plan.name_of)) as found:
        for done in found:
            yield from done


def joblib_pool(plan: Plan, parts: Parts, jobs: int) -> Generator[PartDone]:
    """In `jobs` processes of joblib (loky). Where one is lost, what was under way is done again, once. Raises NotInstalled, LostPool."""
    with needing(JOBLIB):
        import joblib
        from joblib.externals.loky.process_executor import TerminatedWorkerError
    left = iter(parts)
    taken: deque[Sequence[int]] = deque()
    for is_last_try in (False, True):
        again, taken = list(taken), deque()
        pool = joblib.Parallel(n_jobs=jobs, backend="loky", return_as="generator", pre_dispatch=f"{AHEAD}*n_jobs")
        try:
            for done in pool(joblib.delayed(play_numbers)(plan, part) for part in noted(chain(again, left), taken)):
                taken.popleft()
                yield from done
            return
        except TerminatedWorkerError as lost:
            if is_last_try:
                raise LostPool(f"processes of joblib were lost twice: {lost}") from lost


def noted(parts: Parts, taken: deque[Sequence[int]]) -> Generator[Sequence[int]]:
    """The parts, each noted when it is taken."""
    for part in parts:
        taken.append(part)
        yield part


def ray_tasks(plan: Plan, parts: Parts, jobs: int) -> Generator[PartDone]:
    """As tasks of Ray: on the cluster that RAY_ADDRESS names or to which this process is connected, else on `jobs` processors of this machine. Ray
    does again what a lost worker had. Raises NotInstalled."""
    with needing(RAY):
        import ray as imported
    ray: Any = imported
    if not ray.is_initialized():
        # "local": no cluster that happens to run on this machine is joined without being asked for.
        own: dict[str, Any] = {"address": "local", "num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level="error", **({} if os.environ.get("RAY_ADDRESS") else own))
    work = ray.remote(num_cpus=1, max_retries=RETRIES)(play_numbers)
    sent = ray.put(plan)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(parts)
    under_way: list[Any] = [work.remote(sent, part) for part in islice(left, most)]
    while under_way:
        done, under_way = ray.wait(under_way, num_returns=1)
        yield from ray.get(done[0])
        under_way += [work.remote(sent, part) for part in islice(left, most - len(under_way))]


def dask_futures(plan: Plan, parts: Parts, jobs: int) -> Generator[PartDone]:
    """As futures of Dask: on the cluster that DASK_SCHEDULER_ADDRESS names or of which this process has a client, else in `jobs` processes of this
    machine. Dask does again what a lost worker had; the plan goes with each part, as what is scattered may be
    lost with a worker. Raises NotInstalled."""
    with needing(DASK):
        import distributed as imported
    distributed: Any = imported
    try:
        client = distributed.default_client()
    except ValueError:
        is_there = bool(os.environ.get("DASK_SCHEDULER_ADDRESS"))
        own = {} if is_there else {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None}
        client = distributed.Client(**own)
    most = AHEAD * max(1, len(client.scheduler_info()["workers"]))
    left = iter(parts)
    under_way = distributed.as_completed(with_results=True)

    def submit(count: int) -> int:
        futures = [client.submit(play_numbers, plan, part, pure=False, retries=RETRIES) for part in islice(left, count)]
        under_way.update(futures)
        return len(futures)

    waiting = submit(most)
    while waiting:
        _, done = next(under_way)
        yield from done
        waiting += submit(1) - 1


EXECUTORS: Final[dict[str, Executor]] = {
    "processes": processes,
    "serial": serial,
    "joblib": joblib_pool,
    "ray": ray_tasks,
    "dask": dask_futures,
}
"""Each executor by its name."""


def executor_named(name: str) -> Executor:
    """The executor of that name. Raises UnknownExecutor."""
    if name not in EXECUTORS:
        raise UnknownExecutor(
            f'no executor "{name}"; there are: {", ".join(EXECUTORS)}.{did_you_mean(name, EXECUTORS)}'
        )
    return EXECUTORS[name]
