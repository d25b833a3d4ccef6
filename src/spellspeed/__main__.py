"""`python -m spellspeed`: the same as the command `spellspeed`. Processes that it starts read this module, too, under another name."""

from spellspeed.cli import main

if __name__ == "__main__":
    main()
