"""For developers: `python -m db revise "what changed"` writes the next migration.

Read it before use: a renamed column looks like one dropped and another added.
"""

import argparse
import asyncio

from db.migrate import write_revision


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m db", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    revise = commands.add_parser("revise", help="write the migration to the described schema")
    revise.add_argument("message", help="what changed, in a few words")
    path = asyncio.run(write_revision(parser.parse_args().message))
    print(f"Look it over, add its rows to tests/db/old_rows.py: {path}")


if __name__ == "__main__":
    main()
