"""A local stand-in for Discord: REST API, gateway, and a page to play in.

`python -m sandbox --port N --data DIR` prints one line with its address when it is ready; with
`--json` that line is `{"url", "api", "token", "application_id"}`. A bot that uses discord.py sets
`discord.http.Route.BASE` to `api` and logs in with `token`; the gateway is found by
`GET {api}/gateway`. Tests act as people through the control interface, see
`sandbox/control/__init__.py`.
Everything is kept in `DIR/sandbox.db`, apart from private replies and open interactions, which
Discord's own client forgets as well.

The stand-in answers like Discord and refuses the same requests; it imports nothing from the bot and
runs as a separate process.
"""
