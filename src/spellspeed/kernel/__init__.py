"""What any card game needs, with no word of any game.

A game derives its own records, frames and state from those of the kernel, and may do so in modules that are not compiled: the classes meant
for that carry `@mypyc_attr(allow_interpreted_subclasses=True)`, which the compiler reads and which does nothing at run time. `acyclic=True` says that
an object can be part of no reference cycle, so that the collector never looks at it (docs/decisions/0020-freeing.md has what that asks of the
build); `free_list_len=1` that the last one freed is used again.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes: bool | int) -> Callable[[C], C]:
        """Stand in for the compiler's decorator of that name, which is not installed with the package."""
        return unchanged


def unchanged(cls: C) -> C:
    """The class as it is."""
    return cls
