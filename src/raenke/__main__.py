"""`python -m raenke` is the command `raenke`."""

from raenke.cli import main

if __name__ == "__main__":
    main()
