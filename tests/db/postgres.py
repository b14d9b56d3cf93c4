"""A throw-away PostgreSQL server for the tests, where its programs are installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")


def find_programs() -> Path | None:
    """Return the folder with initdb and pg_ctl, the newest one if there are several."""
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


class Server:
    """A server on a socket in its own folder."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = other_user()
        self.folder = tempfile.mkdtemp(prefix="pg")
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "--auth=trust", "--username=tester", "--encoding=UTF8", "--no-sync")

    def _run(self, program: str, *args: str) -> None:
        subprocess.run(
            [self.programs / program, "-D", f"{self.folder}/data", *args],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            user=self.user,
            group=pwd.getpwnam(self.user).pw_gid if self.user else None,
            extra_groups=[] if self.user else None,
            cwd=self.folder,
        )

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=50"
        self._run("pg_ctl", "-w", "-l", f"{self.folder}/log", "-o", settings, "start")

    def stop(self) -> None:
        """Stop it as suddenly as a crash."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """Start a server; gives its folder."""
    with serving(programs) as server:
        yield server.folder


@contextmanager
def serving(programs: Path) -> Iterator[Server]:
    """Start a server that a test may stop, and must start again."""
    server = Server(programs)
    try:
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(server.folder, ignore_errors=True)


@asynccontextmanager
async def new_database(folder: str) -> AsyncIterator[str]:
    """Yield the address of an empty database of a server; it is dropped at the end."""
    name = f"t{uuid.uuid4().hex}"
    admin = create_async_engine(
        f"postgresql+asyncpg://tester@/template1?host={folder}", isolation_level="AUTOCOMMIT"
    )
    async with admin.connect() as conn:
        await conn.execute(text(f"CREATE DATABASE {name}"))
    yield f"postgresql://tester@/{name}?host={folder}"
    async with admin.connect() as conn:
        await conn.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await admin.dispose()
