"""`python -m uptake` is the CLI."""

from uptake.cli import main

if __name__ == "__main__":
    main()
