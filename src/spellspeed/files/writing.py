"""Writing a file so that a kill, a crash or a full disk at any moment leaves the old one or the new one, whole.

The text goes to a new file in the same folder, is brought to the disk, and takes the place of the old one in one step; then the folder
is brought to the disk too.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

UNFINISHED: Final = ".spellspeed-{}.part"
"""What a file is called until it is whole. Only a kill leaves one behind."""
RIGHTS: Final = 0o666
"""Those of a new file, less what the umask of the process takes away."""
FOLDERS_ARE_NOT_SYNCED: Final = (errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EBADF)
"""What systems say that cannot bring a folder to the disk: there the file is in its place all the same."""


def write_whole(text: str | bytes, path: str | Path) -> None:
    """Put a text into a file as UTF-8, or bytes as they are: all of it, or the file is what it was.

    A link keeps pointing where it does; an old file keeps its rights. What is no file (a terminal, a pipe) is written to as it is; a pipe
    that nobody reads is refused. Raises OSError, ValueError for a path or a text that cannot be written.
    """
    content = text.encode("utf-8") if isinstance(text, str) else text
    old = mode_of(path)
    if old is not None and not stat.S_ISREG(old):
        write_through(content, path)
        return
    place = os.path.realpath(path)
    unfinished = os.path.join(os.path.dirname(place), UNFINISHED.format(token_hex(8)))
    file = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), RIGHTS)
    try:
        try:
            if old is not None:
                os.chmod(unfinished, stat.S_IMODE(old))
            write_all(file, content)
            os.fsync(file)
        finally:
            os.close(file)
        os.replace(unfinished, place)
    except BaseException:
        with suppress(OSError):
            os.unlink(unfinished)
        raise
    sync_folder(os.path.dirname(place))


def write_through(content: bytes, path: str | Path) -> None:
    """Write to what is no file, under the name that was given: one of an open pipe (/dev/stdout, /dev/fd/63) leads nowhere else. Raises OSError."""
    try:
        file = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
    except OSError as refused:
        if refused.errno == errno.ENXIO:
            raise OSError(errno.ENXIO, "nobody reads it") from refused
        raise
    try:
        os.set_blocking(file, True)
        write_all(file, content)
    finally:
        os.close(file)


def mode_of(path: str | Path) -> int | None:
    """What kind of file stands there, with its rights; None where there is none."""
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        return None


def write_all(file: int, content: bytes) -> None:
    """Write until nothing is left; a system may take a part only."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]


def sync_folder(folder: str) -> None:
    """Bring the names in a folder to the disk, where the system can."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    except OSError as refused:
        if refused.errno not in FOLDERS_ARE_NOT_SYNCED:
            raise
    finally:
        os.close(opened)


def needs_place(path: str | Path) -> None:
    """Raise the OSError that writing this file later would: its folder is not there or may not be written to, or it is a folder itself."""
    old = mode_of(path)
    if old is not None and stat.S_ISDIR(old):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    is_file = old is None or stat.S_ISREG(old)
    folder = os.path.dirname(os.path.realpath(path))
    if is_file and not stat.S_ISDIR(os.stat(folder).st_mode):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    if not os.access(folder if is_file else path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
