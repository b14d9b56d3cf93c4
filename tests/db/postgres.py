"""A throw-away PostgreSQL server for the tests, where its programs are installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def find_programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest one if there are several."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    for place in PLACES:
        root = Path(place.split("*", maxsplit=1)[0]).parent
        pattern = str(Path(place).relative_to(root))
        folders += sorted(root.glob(pattern), reverse=True) if root.is_dir() else []
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


def other_user() -> str | None:
    """PostgreSQL refuses to run as root: who runs it then."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """Start a server on a socket in a folder of its own; gives that folder."""
    user = other_user()
    folder = tempfile.mkdtemp(prefix="pg")

    def run(program: str, *args: str) -> None:
        subprocess.run(
            [programs / program, "-D", f"{folder}/data", *args],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            user=user,
            group=pwd.getpwnam(user).pw_gid if user else None,
            extra_groups=[] if user else None,
            cwd=folder,
        )

    try:
        if user:
            shutil.chown(folder, user)
        run("initdb", "--auth=trust", "--username=tester", "--encoding=UTF8", "--no-sync")
        settings = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=50"
        run("pg_ctl", "-w", "-l", f"{folder}/log", "-o", settings, "start")
        try:
            yield folder
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
