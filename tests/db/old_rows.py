"""Rows as each schema had them. A new migration adds its revision here, and edits none."""

MICROSECONDS = 1_767_225_600_000_000  # 2026-01-01 00:00 UTC
HOUR = 3_600_000_000

ROWS: dict[str, dict[str, list[dict[str, object]]]] = {
    "0001": {
        "contents": [
            {
                "hash": "c0ffee",
                "game": "ceres",
                "name": "house",
                "blob": b"\x00\x01",
                "added_at": MICROSECONDS,
            }
        ],
        "tables": [
            {
                "id": "B7K2M",
                "game": "ceres",
                "guild_id": 1,
                "channel_id": 2**62,
                "creator_id": 101,
                "status": "playing",
                "name": "An old table",
                "language": "fr",
                "options": '{"edition":"final"}',
                "settings": "{}",
                "content_hash": "c0ffee",
                "head": 2,
                "state_seq": 2,
                "public_seq": 1,
                "announced_seq": 1,
                "result": None,
                "created_at": MICROSECONDS,
                "updated_at": MICROSECONDS + 1,
                "started_at": MICROSECONDS,
                "ended_at": None,
            }
        ],
        "seats": [
            {
                "table_id": "B7K2M",
                "seat": 0,
                "kind": "person",
                "user_id": 101,
                "original_user_id": None,
                "name": "Ada",
                "away_until": None,
                "decision": 2,
                "waiting_since": MICROSECONDS,
                "last_seen_seq": 1,
                "reminders": 1,
                "reminded_at": MICROSECONDS,
            }
        ],
        "users": [
            {
                "user_id": 101,
                "locale": "fr",
                "theme": None,
                "away_until": None,
                "preferences": '{"quiet":true}',
            }
        ],
        "entries": [
            {
                "table_id": "B7K2M",
                "seq": seq,
                "kind": kind,
                "seat": None,
                "user_id": 101,
                "action": b"{}",
                "events": None,
                "rules": "1",
                "base": seq - 1,
                "state_of": seq,
                "state_hash": "ab",
                "revealed": False,
                "closed": True,
                "interaction_id": interaction_id,
                "at": MICROSECONDS,
            }
            for seq, kind, interaction_id in ((1, "start", None), (2, "action", 2**61))
        ],
        "snapshots": [
            {"table_id": "B7K2M", "seq": 2, "schema": 1, "boundary": True, "blob": b"state"}
        ],
        "outbox": [
            {
                "id": 1,
                "table_id": "B7K2M",
                "kind": "turn",
                "first_seq": 2,
                "last_seq": 2,
                "nonce": "B7K2M:2:turn",
                "channel_id": 2**62,
                "message_id": 900,
                "state": "posted",
                "attempts": 1,
                "not_before": None,
                "error": None,
                "payload": None,
                "created_at": MICROSECONDS,
                "posted_at": MICROSECONDS,
            }
        ],
        "pings": [
            {
                "nonce": "B7K2M:2:turn",
                "seat": 0,
                "table_id": "B7K2M",
                "user_id": 101,
                "decision": 2,
                "cleaned_at": None,
            }
        ],
        "timers": [
            {
                "id": 1,
                "table_id": "B7K2M",
                "kind": "remind",
                "seat": 0,
                "due_at": MICROSECONDS,
                "payload": '{"n":1}',
            }
        ],
        "queued_turns": [
            {
                "table_id": "B7K2M",
                "seat": 0,
                "user_id": 101,
                "actions": b'[{"do":"end"}]',
                "conditions": b'{"labels":[{"en":"End"}],"version":3,"armed":true,"aside":null}',
                "created_at": MICROSECONDS,
            }
        ],
        "votes": [
            {
                "id": 1,
                "table_id": "B7K2M",
                "kind": "undo",
                "target": "2",
                "opened_by": 101,
                "opened_at": MICROSECONDS,
                "outcome": None,
                "closed_at": None,
            }
        ],
        "ballots": [{"vote_id": 1, "user_id": 101, "agrees": True, "at": MICROSECONDS}],
        "command_syncs": [
            {
                "api_base": "https://discord.com/api/v10",
                "application_id": 1,
                "guild_id": 0,
                "hash": "abc",
                "synced_at": MICROSECONDS,
            }
        ],
    },
}

ROWS["0002"] = {
    **{name: rows for name, rows in ROWS["0001"].items() if name != "timers"},
    "seats": [
        {name: value for name, value in row.items() if name != "last_seen_seq"}
        for row in ROWS["0001"]["seats"]
    ],
    "uptime": [{"id": 1, "seen_at": MICROSECONDS, "back_at": MICROSECONDS, "gone": 90}],
}

ROWS["0003"] = {
    **ROWS["0002"],
    "tables": [{**row, "tidy_at": MICROSECONDS} for row in ROWS["0002"]["tables"]],
    "seats": [{**row, "due_at": MICROSECONDS + 24 * HOUR} for row in ROWS["0002"]["seats"]],
}

ROWS["0004"] = {
    **ROWS["0003"],
    "votes": [
        {**row, "name": "Ada", "about": '{"did":["Ada draws a card."]}', "shown_at": None}
        for row in ROWS["0003"]["votes"]
    ],
}

ROWS["0005"] = {**ROWS["0004"], "fence": [{"id": 1, "epoch": 3}]}

ROWS["0006"] = {
    **{name: rows for name, rows in ROWS["0005"].items() if name != "queued_turns"},
    "entries": [
        {name: value for name, value in row.items() if name != "interaction_id"}
        for row in ROWS["0005"]["entries"]
    ],
    "interactions": [
        {"interaction_id": 2**61, "table_id": "B7K2M", "seq": 2, "at": MICROSECONDS},
    ],
    "drafts": [
        {
            "table_id": "B7K2M",
            "seat": 0,
            "question": "",
            "user_id": 101,
            "presses": bytes.fromhex("9191c40c7b22646f223a22656e64227d"),
            "meanings": bytes.fromhex("9191"),
            "version": 3,
            "base": 2,
            "status": "armed",
            "note": None,
            "updated_at": MICROSECONDS,
        }
    ],
}

ROWS["0007"] = {
    **ROWS["0006"],
    "uptime": [{**row, "served": 5 * HOUR} for row in ROWS["0006"]["uptime"]],
    "drafts": [
        *ROWS["0006"]["drafts"],
        {**ROWS["0006"]["drafts"][0], "question": "later 4", "status": "sent"},
    ],
    "papers": [
        {
            "table_id": "B7K2M",
            "seat": 0,
            "kind": kind,
            "name": name,
            "user_id": 101,
            "body": body,
            "note": None,
            "updated_at": MICROSECONDS,
        }
        for kind, name, body in (("order", "pass", b"{}"), ("hold", "turn:1", b""))
    ],
    "clocks": [
        {
            "table_id": "B7K2M",
            "name": name,
            "question": "turn 3",
            "left": HOUR,
            "since": since,
            "next_at": since,
            "quarter": HOUR // 4,
            "expired": 1,
        }
        for name, since in (("seat:0", 4 * HOUR), ("wait:call 2", None))
    ],
}

ROWS["0008"] = ROWS["0007"]

ROWS["0009"] = {
    **ROWS["0008"],
    "deals": [
        {
            "table_id": "B7K2M",
            "version": 1,
            "salt": "5a" * 32,
            "seed": str(2**64 - 1),
            "bound": '{"game":"ceres"}',
            "commitment": "c0" * 32,
            "names": None,
        }
    ],
}

ROWS["0010"] = {
    **ROWS["0009"],
    "users": [
        {**row, "quiet_at": MICROSECONDS if place else None}
        for place, row in enumerate(ROWS["0009"]["users"])
    ],
    "notes": [{"table_id": "B7K2M", "user_id": 101, "text": "Belt", "next": True, "cancels": "{}"}],
    "servers": [{"guild_id": 7, "ratings": True}],
}

ROWS["0011"] = ROWS["0010"]

ROWS["0012"] = {
    **ROWS["0011"],
    "notes": [{**row, "follows": True} for row in ROWS["0011"]["notes"]],
}

ROWS["0013"] = {
    **ROWS["0012"],
    "emoji": [{"application_id": 7, "name": "ore", "hash": "ab" * 32, "id": 900}],
}
