"""Many random games with all checks: `make soak` (ARGS="--games 500 --only ceres")."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed

from games import registry
from games.core.codec import state_hash
from tests.games.checked import Setup, name_of, play, replay, setups


def one(key: str, setup: Setup, seed: int) -> tuple[str, int, str | None]:
    """Play one game and return its name, length and what went wrong."""
    game = registry.get(key)
    name = f"{key} {name_of(setup)} seed {seed}"
    try:
        state, log = play(game, setup, seed, every=20, words=True)
        if replay(game, setup, seed, log) != state_hash(state):
            return name, len(log), "a replay gives another state"
    except Exception:  # noqa: BLE001  one bad game must not end the run; it is reported below
        return name, 0, traceback.format_exc()
    return name, len(log), None


def main() -> int:
    """Play the games on all cores, show progress, and list every failure with its seed."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=40, help="per seat count and combination of options"
    )
    parser.add_argument("--first-seed", type=int, default=1_000)
    parser.add_argument("--only", choices=registry.game_keys())
    args = parser.parse_args()
    keys = [args.only] if args.only else list(registry.game_keys())
    seeds = range(args.first_seed, args.first_seed + args.games)
    jobs = [(k, s, seed) for k in keys for s in setups(registry.get(k)) for seed in seeds]
    failed = decisions = 0
    began = time.monotonic()
    with ProcessPoolExecutor() as pool:
        for done, job in enumerate(as_completed([pool.submit(one, *j) for j in jobs]), 1):
            name, length, trouble = job.result()
            decisions += length
            if trouble is not None:
                failed += 1
                print(f"\nFAILED {name}\n{trouble}")
            if done % 20 == 0 or done == len(jobs):
                speed = decisions / (time.monotonic() - began)
                print(
                    f"\r{done}/{len(jobs)} games, {speed:,.0f} checked decisions a second",
                    end="",
                    flush=True,
                )
    print(f"\n{len(jobs) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
