"""`python -m spellspeed`: the same as the command `spellspeed`."""

from spellspeed.cli import main

main()
