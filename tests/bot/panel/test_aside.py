"""Pages opened from a panel replace it, and the panel comes back at a press."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from itertools import islice
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.panel import selections as paths
from bot.panel.decision import planned
from bot.panel.panel import panel
from bot.panel.plans.plan_ahead import plan_panel
from bot.panel.why import SHOWN, refused
from bot.platform.pictures import LEGEND, boards, private
from bot.screens import boards as looking
from bot.shared.clock import now
from bot.shared.names import safe
from games import registry
from games.core.game import AnyGame
from games.core.rng import rng
from games.core.text import clip
from tests.bot.positions import decisions
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person
from tests.e2e.harness import components, plain

PEOPLE = [Person(101, "Ada"), Person(102, "Brian"), Person(103, "Chloé")]


def ids(shown: Any) -> dict[str, str]:
    """Return the ids of a message's controls by their plain labels, of menus by their texts.

    A button next to a choice is known by the choice.
    """
    rows = shown.components if isinstance(shown, Answers) else shown.layout().to_components()
    return {
        c.get("line") or plain(c.get("label") or "") or c.get("placeholder") or "": c["custom_id"]
        for c in components({"components": rows})
        if "custom_id" in c
    }


async def begun(stage: Stage, game: str) -> tuple[Seated, Person]:
    """Begin a game of three; returns the table and who decides first."""
    table = await Seated.start(stage.app.tables, 3, game=game)
    live = await table.live()
    user = live.seats[live.waiting()[0]].user_id
    return table, next(person for person in PEOPLE if person.id == user)


async def press(stage: Stage, who: Person, custom_id: str, *values: str) -> Answers:
    return await stage.wire.press(who, 7, custom_id, values, private=True)


def deleted(told: list[str]) -> int:
    """Return how many messages were deleted."""
    return sum(each.startswith("DELETE") for each in told)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, stage: Stage) -> list[str]:
    """Record how each answer reached Discord: as a new message or a change of the pressed one."""
    seen: list[str] = []
    answer = stage.wire._answer

    async def noted(adapter: Any, route: Any, session: Any, **more: Any) -> Any:
        seen.append(f"{route.method} {route.path.rpartition('/')[2]}")
        return await answer(adapter, route, session, **more)

    monkeypatch.setattr(stage.wire, "_answer", noted)
    return seen


@pytest.mark.parametrize("game", registry.game_keys())
async def test_looking_rules_and_reasons_take_the_place_of_the_panel_and_give_it_back(
    stage: Stage, game: str
) -> None:
    """No new message is sent: every answer changes the message that was pressed on."""
    table, who = await begun(stage, game)
    opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
    live = await table.live()
    seat, (topic, *_) = live.require_seat(who.id), live.words("en").topics()
    names = looking.views(live, "en", seat)
    for label in ("Zoom in", "Why not?"):
        aside = await press(stage, who, opened[label])
        assert (aside.new, bool(aside.text)) == (0, True)
        shown = ids(aside)
        if label == "Zoom in":
            assert aside.files
            about = live.game.about(live.seen(seat), seat, paths.start(live.legal(seat)).kind, None)
            key = about or next(key for key in names if key != LEGEND)
            assert f"**{names[key]}**" in aside.text, "it opens on what the step is about"
            aside = await press(stage, who, shown["Rules: choose a page…"], topic.key)
            assert topic.title in aside.text
            assert aside.new == 0
            assert ids(aside) == shown
            aside = await press(stage, who, shown["Choose a picture…"], next(iter(names)))
            assert aside.files
            assert aside.new == 0
        back = await press(stage, who, ids(aside)["Back"])
        assert ids(back) == opened
        assert back.new == 0
        assert "has changed since" not in back.text


async def test_all_that_is_not_possible_is_told_page_by_page(stage: Stage) -> None:
    """In place of the panel, and in the message that was typed for."""
    table, _ = await begun(stage, "ares")
    source, live = rng(2), await table.live()
    while len(refused(live, seat := source.pick(live.waiting()), "en")) <= SHOWN:
        live = await table.act_at_random(source, seat)
    who = next(person for person in PEOPLE if person.id == live.seats[seat].user_id)
    labels = {safe(clip(each.label, 80)) for each in refused(live, seat, "en")}
    asked = await press(stage, who, ids(panel(live, seat, "en"))["Why not?"])
    typed = await stage.wire.use(who, 7, ["table", "why"])
    for shown, controls in ((asked, {"Back"}), (typed, set[str]())):
        told, page = list[str](), shown
        while True:
            assert page.text
            told.append(page.text)
            assert set(ids(page)) > controls
            later = next(label for label in ids(page) if "next page" in label)
            if len(told) == int(later.split(" ")[3]):
                break
            page = await press(stage, who, ids(page)[later])
            assert page.new == 0
        assert len(told) > 1
        assert {label for label in labels if any(label in text for text in told)} == labels
        if controls:
            back = await press(stage, who, ids(page)["Back"])
            assert ids(back) == ids(panel(live, seat, "en"))
            assert "has changed since" not in back.text
        else:
            assert "Back" not in ids(page)


async def test_the_way_back_leads_to_the_same_step(stage: Stage) -> None:
    """Of a decision, and of a move that is prepared."""
    table, who = await begun(stage, "ares")
    for user in await table.users():  # corporations, so that phases come, where menus lead on
        seat = (await table.live()).require_seat(user)
        await table.act(user, (await table.live()).legal(seat)[0])
    live = await table.live()
    seat = live.require_seat(who.id)
    path = next(token for token in paths.offered(paths.start(live.legal(seat))))
    step = panel(live, seat, "en", path)
    back = await there_and_back(stage, who, step)
    assert ids(back) == ids(step)
    assert back.files, "the panel's own picture is there again"


async def there_and_back(stage: Stage, who: Person, made: Any) -> Answers:
    """Zoom in, and go back."""
    aside = await press(stage, who, ids(made)["Zoom in"])
    return await press(stage, who, ids(aside)["Back"])


async def test_planning_comes_back_as_planning(stage: Stage) -> None:
    table, who = await begun(stage, "ceres")
    live = await table.live()
    other = next(seat for seat in live.seats if seat.user_id != who.id)
    position = planned(live, other.seat)
    assert position is not None
    made = plan_panel(position, "en")
    waiting = next(person for person in PEOPLE if person.id == other.user_id)
    back = await there_and_back(stage, waiting, made)
    assert ids(back) == ids(made)
    assert "Preparing a move" in back.text


@pytest.mark.parametrize("who", [PEOPLE[0], Person(999, "Dmitri")])
@pytest.mark.parametrize("topic", [None, "overview"])
async def test_typed_rules_have_a_menu_that_turns_the_pages_in_place(
    stage: Stage, who: Person, topic: str | None
) -> None:
    """A person who only watches has no panel, and no other way from page to page."""
    table, _ = await begun(stage, "ceres")
    live = await table.live()
    topics = live.words("fr").topics()
    options = {} if topic is None else {"topic": topic}
    shown = await stage.wire.use(who, 7, ["look", "rules"], options, locale="fr")
    for page in (topics[-1], topics[0]):
        (menu,) = ids(shown).items()
        assert menu[0] == "Règles : choisissez une page…".replace(" :", "\u202f:")
        shown = await stage.wire.press(who, 7, menu[1], [page.key], private=True, locale="fr")
        assert shown.new == 0
        assert shown.text == f"## {page.title}\n{page.text}"
    shared = await stage.wire.use(who, 7, ["look", "rules"], {"share": True})
    assert not shared.components


@pytest.mark.parametrize("what", ["rules", "board"])
async def test_what_has_its_own_message_leaves_the_panel_its_picture(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """It is on its way when the rules or the board are asked for, and still comes."""
    table, who = await begun(stage, "ceres")
    live = await table.live()
    (menu,) = ids(await stage.wire.use(who, 7, ["look", "rules"])).values()
    held = Held(stage, monkeypatch)
    opens = asyncio.create_task(stage.wire.use(who, 7, ["table", "act"]))
    await held.asked.wait()
    asked = (menu, "overview") if what == "rules" else (f"b:board:{table.id}:0:act/0/",)
    other = asyncio.create_task(press(stage, who, *asked))
    await asyncio.sleep(0)
    if what == "rules":
        assert "## " in (await other).text
    held.release.set()
    await opens
    await other
    own = len(private(live.game, live.require_seat(who.id)))
    drawn = own + len(boards(live.game)) if what == "board" else 1
    assert stage.wire.answers.files == drawn


class Held:
    """The first picture takes as long as a test wants."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.release = asyncio.Event(), asyncio.Event()
        draw = stage.app.pictures.renderer.draw

        async def held(*given: Any, **more: Any) -> Any:
            first = not self.asked.is_set()
            self.asked.set()
            if first:
                await self.release.wait()
            return await draw(*given, **more)

        monkeypatch.setattr(stage.app.pictures.renderer, "draw", held)


@pytest.mark.parametrize("drawn", ["after the answer", "while it is on its way"])
async def test_what_is_drawn_too_late_does_not_take_the_place_of_a_newer_answer(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, drawn: str
) -> None:
    table, who = await begun(stage, "ceres")
    live = await table.live()
    shown = ids(panel(live, live.require_seat(who.id), "en"))
    held = Held(stage, monkeypatch)
    before = asyncio.all_tasks()
    looks = asyncio.create_task(press(stage, who, shown["Zoom in"]))
    await held.asked.wait()
    drawing = asyncio.all_tasks() - before - {looks}
    answer = stage.wire._answer

    async def meanwhile(adapter: Any, route: Any, session: Any, **more: Any) -> Any:
        taken = await answer(adapter, route, session, **more)
        if stage.wire.answers.texts and not held.release.is_set():
            held.release.set()
            await asyncio.wait(drawing)
        return taken

    if drawn == "while it is on its way":
        monkeypatch.setattr(stage.wire, "_answer", meanwhile)
    menu = next(key for key in shown.values() if key.startswith("s:choose"))
    selection = paths.start(live.legal(live.require_seat(who.id)))
    newer = await press(stage, who, menu, next(iter(paths.offered(selection))))
    stands, controls = newer.text, ids(newer)
    held.release.set()
    await looks
    assert stage.wire.answers.text == stands
    assert ids(stage.wire.answers) == controls
    assert "Why not?" in controls


def galleries(shown: Answers) -> list[list[str]]:
    """Return the descriptions of the pictures in each gallery."""
    (container,) = shown.components
    parts = [part for part in container["components"] if part["type"] == 12]
    return [[item["description"] for item in part["items"]] for part in parts]


@pytest.mark.parametrize("game", registry.game_keys())
@pytest.mark.parametrize("label", ["Board", "Catch up"])
async def test_boards_come_whole_in_a_message_beside_the_panel(
    stage: Stage, told: list[str], game: str, label: str
) -> None:
    """Discord crops pictures that share a gallery, and never changes a layout back to a panel."""
    table, who = await begun(stage, game)
    live = await table.live()
    seat = live.require_seat(who.id)
    shown = await press(stage, who, f"b:{label.lower().replace(' ', '-')}:{live.id}:0:")
    assert shown.private == [True]
    assert not [each for each in told if each.startswith(("PATCH", "DELETE"))]
    drawn = len(boards(live.game))
    assert drawn
    assert galleries(shown) == [["A picture"]] * drawn
    assert shown.files == drawn
    hand = await stage.wire.use(who, 7, ["table", "hand"])
    assert galleries(hand) == [["A picture"]] * len(private(live.game, seat))
    shared = await stage.wire.use(who, 7, ["look", "board"], {"share": True})
    assert galleries(shared) == galleries(shown)
    assert shared.private == [False]


async def test_a_panel_of_the_past_says_so_and_shows_the_present(stage: Stage) -> None:
    table, who = await begun(stage, "ceres")
    live = await table.live()
    seat = live.require_seat(who.id)
    waiting = next(p for p in PEOPLE if p.id != who.id)
    rests = ids(panel(live, live.require_seat(waiting.id), "en"))
    asked = ids(panel(live, seat, "en"))
    again = await press(stage, waiting, rests["Refresh"])
    assert "has changed since" not in again.text
    source = rng(3)
    while (await table.live()).waiting() == (seat,):
        await table.act_at_random(source, seat)
    for label in ("Refresh", "Zoom in"):
        shown = await press(stage, waiting, rests[label])
        if label != "Refresh":
            shown = await press(stage, waiting, ids(shown)["Back"])
        assert "The game has moved on" in shown.text, label
        live = await table.live()
        assert ids(shown) == ids(panel(live, live.require_seat(waiting.id), "en"))
    for label in ("Zoom in", "Why not?"):
        shown = await press(stage, who, asked[label])
        shown = await press(stage, who, ids(shown)["Back"])
        assert "The game has moved on" in shown.text
        assert ids(shown) == ids(panel(live, seat, "en"))


@pytest.mark.parametrize("expired", [False, True])
async def test_a_panel_that_is_opened_anew_takes_the_older_one_away(
    stage: Stage, told: list[str], monkeypatch: pytest.MonkeyPatch, expired: bool
) -> None:
    """As long as Discord lets it be changed, which is a quarter of an hour."""
    end = now() + timedelta(minutes=-1 if expired else 15)
    monkeypatch.setattr(discord.Interaction, "expires_at", end)
    _, who = await begun(stage, "ceres")
    opened = await stage.wire.use(who, 7, ["table", "act"])
    assert not deleted(told)
    for label in ("Zoom in", "Why not?"):
        aside = await press(stage, who, ids(opened)[label])
        await press(stage, who, ids(aside)["Back"])
    assert not deleted(told)
    await stage.wire.use(who, 7, ["table", "act"])
    assert deleted(told) == (not expired)
    other = next(person for person in PEOPLE if person.id != who.id)
    await stage.wire.use(other, 7, ["table", "act"])
    assert deleted(told) == (not expired)


def selections(game: AnyGame, players: int, seed: int) -> list[tuple[Any, int, Any]]:
    """Return views of random play with the seat and every step into its decision."""
    found: list[tuple[Any, int, Any]] = []
    for state, seat in islice(decisions(game, seed, players=players), 300):
        legal, view = game.legal(state, seat), game.mask(game.copy(state), seat)
        start = paths.start(legal)
        found.append((view, seat, start))
        found += [(view, seat, paths.take(start, token)) for token in paths.offered(start)]
    return found


@pytest.mark.parametrize("key", registry.game_keys())
def test_every_step_is_about_a_picture_that_its_person_may_see(key: str) -> None:
    game = registry.get(key)
    seats = [SimpleNamespace(seat=n, name=str(n)) for n in range(3)]
    live: Any = SimpleNamespace(game=game, seats=seats, names=["0", "1", "2"], words=game.words)
    expected = {
        "ceres": {
            "launch": "belt",
            "build": "cards",
            "worker": "corporation",
            "favor": "locations",
        },
        "ares": {"play": "hand", "phase": "phases", "use": "tableau", "standard": "board"},
        "luna_maris": {"install": "mining", "take": "cards", "go": "turn", "feed": "player"},
        "projet_ceres": {"sail": "map", "agent": "ceres", "play": "hand", "put": "clan"},
    }.get(key, {})
    about: dict[str, set[str]] = {}
    for seed in range(5, 25):
        if seed > 6 and about.keys() >= expected.keys():
            break
        for view, seat, selection in selections(game, 3, seed):
            picture = game.about(view, seat, selection.kind, selection.field)
            assert picture in looking.views(live, "en", seat)
            about.setdefault(selection.kind or "", set()).add(picture.partition(":")[0])
            others = {*range(3)}.difference(game.waiting(view.state))
            assert all(game.about(view, other, None, None) is None for other in others)
    assert {kind: about[kind] for kind in expected} == {k: {v} for k, v in expected.items()}


async def test_a_sealed_choice_is_shown_as_made(stage: Stage) -> None:
    table, who = await begun(stage, "ares")
    live = await table.live()
    seat = live.require_seat(who.id)
    before = panel(live, seat, "en")
    chosen = live.legal(seat)[0]
    await table.act(who.id, chosen)
    live = await table.live()
    assert seat not in live.waiting()
    assert live.legal(seat)
    for lang, until in (("en", "until all players are done"), ("fr", "tant que tous")):
        shown = panel(live, seat, lang).text
        name = (
            live.words(lang)
            .choice(live.seen(seat), "corporation", "corporation", chosen.corporation, {})
            .label.partition(" –")[0]
        )
        (line,) = [line for line in shown.split("\n") if line.startswith("### ✅ ")]
        assert name in line
        assert until in line
    assert "✅" not in before.text
    after = panel(live, seat, "en")
    assert [label for label in ids(before) if "done" in label]
    assert not [label for label in ids(after) if "done" in label]
