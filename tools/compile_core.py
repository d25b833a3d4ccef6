"""Compiles the core: mypyc writes one C file for each module, and only the C files that changed are compiled again.

Used by setup.py alone. mypyc needs about ten seconds for its part and has no memory; the C compiler's part is kept in `build` from
one build to the next. What is said here goes to the standard error stream and, since pip hides that, to the terminal too.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, cast

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import Extension
from setuptools.command.build_ext import build_ext

from tools.docstrings_in_c import documented
from tools.freeing_in_c import mended, promised
from tools.literals_by_name import named, write_if_new

GROUP: Final = "spellspeed"
"""All modules are one group, in one library: calls between them are direct, and none goes through a table of exports."""

WRITTEN: Final = Path("build") / "c"
"""Where mypyc writes its C files, from the root of the checkout."""

COMPILED: Final = Path("build") / "named"
"""Where those lie that are compiled: with literals by name (tools/literals_by_name.py), records that are freed as they must be
(tools/freeing_in_c.py) and docstrings (tools/docstrings_in_c.py)."""

SPEED: Final = "3"
"""The compiler's level of optimization; docs/performance.md says what the others measure."""

CALLS_BOUND_AT_ONCE: Final = ["-fno-plt", "-fno-semantic-interposition"]
"""Calls of the interpreter and within the compiled core go straight to their function."""

CALLS_BOUND_WITHIN: Final = ["-Wl,-Bsymbolic"]
"""Calls from one C file of the core to another go straight to their function, too (a linker that knows it not ignores it)."""


def say(words: str) -> None:
    """One line of progress, on the standard error stream, and on the terminal where somebody hides that stream."""
    line = f"spellspeed: {words}\n"
    sys.stderr.write(line)
    sys.stderr.flush()
    if not sys.stderr.isatty() and sys.platform != "win32":
        try:
            with open("/dev/tty", "w", encoding="utf-8") as terminal:
                terminal.write(line)
        except OSError:
            return  # nobody sits there


def compilers_at_a_time() -> int:
    """As many as there are cores for this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def extension_modules(sources: list[str]) -> list[Extension]:
    """The library that holds the compiled core, and the extension module that stands for each source in it."""
    say(f"{len(sources)} modules are type-checked and written as C")
    extensions = cast(
        "list[Extension]",
        mypycify(sources, opt_level=SPEED, debug_level="0", group_name=GROUP, multi_file=True, target_dir=str(WRITTEN)),
    )
    core = extensions[0]
    written = [Path(path) for path in (*core.sources, *core.depends)]
    write_compiled([path for path in written if path.name.startswith("__native_")], sources)
    core.sources = [there(Path(path)) for path in core.sources]
    core.depends = [there(Path(path)) for path in core.depends]
    settings = COMPILED / "settings.txt"
    for extension in extensions:
        # New lists: mypycify gives every extension one and the same.
        extension.depends = [*extension.depends, str(settings)]
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *CALLS_BOUND_AT_ONCE]
    if sys.platform.startswith("linux"):
        core.extra_link_args = CALLS_BOUND_WITHIN
    chosen = [f"{name}={os.environ[name]}" for name in ("CC", "CFLAGS", "LDSHARED", "LDFLAGS") if name in os.environ]
    told = [mypy_version, sys.version, *chosen, *core.extra_compile_args, *core.extra_link_args]
    write_if_new(settings, "\n".join(told))
    return extensions


def write_compiled(written: list[Path], sources: list[str]) -> None:
    """Write what mypyc wrote into COMPILED as it is compiled, each file only if its text is another than there."""
    texts = named({path.name: path.read_text(encoding="utf-8") for path in written}, GROUP)
    for source in sources:
        file, python = c_file_of(source), Path(source).read_text(encoding="utf-8")
        texts[file] = documented(mended(texts[file], *promised(python), file), python, file)
    COMPILED.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        write_if_new(COMPILED / name, text)


def c_file_of(source: str) -> str:
    """The name of the C file that mypyc writes for a source, `src/spellspeed/kernel/door.py`."""
    module = Path(source).with_suffix("").parts[1:]
    return f"__native_{'___'.join(module)}.c"


def there(path: Path) -> str:
    """The file in COMPILED that stands for one that mypyc wrote for a module or the group; else the file itself."""
    return str(COMPILED / path.name) if path.name.startswith("__native_") else str(path)


def fingerprint(parts: Iterable[bytes]) -> str:
    """One name for what all these bytes say together."""
    found = hashlib.sha256()
    for part in parts:
        found.update(hashlib.sha256(part).digest())
    return found.hexdigest()


class BuildCore(build_ext):
    """`build_ext` that leaves alone what did not change, compiles as many files at a time as there are cores, and says how far it is."""

    def build_extensions(self) -> None:
        """Build every extension module; called by `run` once there is a compiler."""
        self.parallel = compilers_at_a_time()
        compiler: Any = self.compiler
        ccache = shutil.which("ccache")
        if ccache is not None and hasattr(compiler, "compiler_so"):
            say("compiled files are kept by ccache")
            compiler.compiler_so = [ccache, *compiler.compiler_so]
        compiler.compile = lambda sources, **wishes: compile_changed(compiler, sources, **wishes)
        super().build_extensions()
        say("the core is compiled")


def compile_changed(
    compiler: Any,
    sources: list[str],
    output_dir: str,
    macros: list[tuple[str, str | None]],
    include_dirs: list[str],
    debug: bool,
    extra_postargs: list[str],
    depends: list[str],
) -> list[str]:
    """Compile those of the C files whose text, headers or settings are not those of the object file; the paths of all object files."""
    _, objects, wishes, include_options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    options = compiler._get_cc_args(include_options, debug, None)
    shared = [Path(name).read_bytes() for name in sorted(set(depends))]
    due: list[tuple[str, str]] = []
    for made in objects:
        now = fingerprint([Path(build[made][0]).read_bytes(), *shared])
        kept = Path(made + ".of")
        if not Path(made).exists() or not kept.exists() or kept.read_text(encoding="ascii") != now:
            due.append((made, now))

    def compile_one(made: str, now: str) -> None:
        kept = Path(made + ".of")
        kept.unlink(missing_ok=True)
        compiler._compile(made, *build[made], options, wishes, include_options)
        kept.write_text(now, encoding="ascii")

    told = len(due) > 1
    if told:
        say(f"{len(due)} of {len(objects)} C files are compiled, {compilers_at_a_time()} at a time")
    with ThreadPoolExecutor(compilers_at_a_time()) as at_work:
        running = [at_work.submit(compile_one, made, now) for made, now in due]
        for done, one in enumerate(running, 1):
            one.result()
            if told and (done * 10 // len(due) > (done - 1) * 10 // len(due)):
                say(f"{done} of {len(due)} C files")
    return cast("list[str]", objects)
