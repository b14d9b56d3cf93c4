"""Cards and tokens on asteroids (12.7), story tokens (14.12), cards as a price (14.16)."""

from __future__ import annotations

from msgspec import UNSET

from games.core.codec import encode, restore, save
from games.core.events import Event
from games.core.hidden.declare import HIDDEN
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres import scoring
from games.projet_ceres import state as s
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import missions
from games.projet_ceres.rules.goods import TOP
from tests.games.checked import NAMES
from tests.projet_ceres.builder import END, Table, kinds
from tests.projet_ceres.lying import LYING

TOKEN = "token"


def table(*hand: str, seats: int = 2, **cells: int) -> Table:
    """Return a game in which seat 0 has some cards in hand, and ships on B1 and A1."""
    found = Table(seats, LYING).ships(0, **(cells or {"B1": 1, "A1": 1})).top("m3")
    return found.seat(0, hand=hand).fields(tokens=UNSET)


def lying(found: Table, cell: str) -> tuple[int, list[str]]:
    """Return the tokens and the cards on an asteroid."""
    there = found.state.belt[cell]
    return there.tokens or 0, list(there.cards or ())


def play(found: Table, card: str, *actions: act.AnyAction) -> list[Event]:
    """Have seat 0 play a card."""
    return found.do(0, act.PlayCard(card), *actions)


# Tokens


def test_14_12_tokens_of_the_story_are_unlimited_and_stay_as_the_mission_goes() -> None:
    found = table("beacon", "beacons").fields(tokens=5000).seat(0, goods="R")
    play(found, "beacon")
    play(found, "beacons")
    found.do(0, act.Attempt("a"), act.Pledge("rock", 1), END)
    assert (found.state.missions[0], found.state.tokens) == ("m4", 5003)


def test_14_12_as_many_tokens_are_taken_as_there_are() -> None:
    found = table("beacons", "dark")
    assert b"tokens" not in encode(found.state)
    play(found, "beacons")
    [event] = kinds(play(found, "dark"), ev.Lost)
    assert (event.goods, event.place) == ({TOKEN: 2}, "mission")
    assert b"tokens" not in encode(found.state)


def test_12_7_tokens_are_laid_on_asteroids_of_ones_own() -> None:
    found = table("flag")
    play(found, "flag")
    for wrong, why in (
        (act.Put(TOKEN, "board", 1), "no_place_for_goods"),
        (act.Put(TOKEN, "B7", 1), "no_place_for_goods"),
        (act.Put(TOKEN, "A1", 3), "not_gained"),
        (act.Put("rock", "A1", 1), "not_gained"),
    ):
        assert found.why(0, wrong) == why
    found.do(0, act.Put(TOKEN, "A1", 1), act.Put(TOKEN, "B1", 1))
    assert (lying(found, "A1"), lying(found, "B1"), found.player(0).lane) == ((1, []), (1, []), [])


def test_12_7_without_an_asteroid_or_a_card_nothing_is_laid() -> None:
    found = table("flag", "cache", "stock", B1=0).ships(0, board=1)
    play(found, "flag")
    play(found, "cache")
    assert (found.player(0).lane, found.player(0).discard) == ([], ["cache", "flag"])
    play(found.market(pile=0).ships(0, A1=1), "stock")
    assert found.player(0).lane == []


def test_12_7_tokens_are_no_goods() -> None:
    """They pay nothing, no ship carries them, no loss takes them, no tie is broken by them."""
    found = table("flag").seat(0, goods="H")
    before = scoring.standing(found.state)
    play(found, "flag", act.Put(TOKEN, "B1", 2))
    assert scoring.standing(found.state) == before
    assert found.why(0, act.Support("library")) != ""
    found.do(0, act.Move(), act.Sail("B1", "A1"))
    assert found.why(0, act.Load(TOKEN)) == "no_such_choice"
    found.do(0, act.Arrive())
    assert (lying(found, "B1"), lying(found, "A1")) == ((2, []), (0, []))


def test_12_7_tokens_are_taken_from_ones_own_asteroids_at_once_without_a_choice() -> None:
    found = table("strike")
    found.state.belt["A1"].tokens, found.state.belt["B1"].tokens = 1, 2
    play(found, "strike")
    assert found.why(0, act.Lose("rock", "A1")) == "nothing_to_lose"
    found.do(0, act.Lose(TOKEN, "B1"))
    assert (lying(found, "A1"), lying(found, "B1")) == ((1, []), (1, []))
    found = table("strike")
    found.state.belt["A1"].tokens = 1
    [event] = kinds(play(found, "strike"), ev.Lost)
    assert (event.place, lying(found, "A1")) == ("A1", (0, []))


def test_amounts_count_tokens_of_the_mission_and_on_ones_asteroids() -> None:
    found = table("fervent", "echo", "lode", "lit")
    assert found.why(0, act.PlayCard("lit", 2)) == "need_short"
    found.state.tokens = 3
    assert found.why(0, act.PlayCard("lit", 2)) == ""
    play(found, "echo")
    play(found, "fervent", act.Put(TOKEN, "A1", 4))
    play(found, "lode", act.Put("rock", "A1", 4))
    assert (found.points(), found.at("A1")) == ((0, 4), "RRRR")


# Cards on asteroids


def test_12_7_the_card_played_lies_on_an_asteroid_unless_it_was_taken_back_meanwhile() -> None:
    found = table("cache")
    events = play(found, "cache", act.Put("cache", "A1", 1))
    assert lying(found, "A1") == (0, ["cache"])
    assert found.player(0).discard == []
    assert "cache" in found.player(0).owned
    assert kinds(events, ev.Gained)[0].goods == {"cache": 1}
    found = table("cache")
    play(found, "cache")
    p = found.player(0)
    p.discard, p.hand = [], ["cache"]
    found.proceed()
    assert (p.lane, lying(found, "A1")) == ([], (0, []))


def test_12_7_the_top_card_for_sale_is_nobodys() -> None:
    found = table("stock")
    top = found.state.investment[-1]
    play(found, "stock")
    assert found.legal(0, act.Put) == [act.Put(TOP, "A1", 1), act.Put(TOP, "B1", 1)]
    found.do(0, act.Put(TOP, "A1", 1))
    assert lying(found, "A1") == (0, [top])
    assert top not in found.player(0).owned
    assert GAME.mask(found.state, 1).state.belt["A1"].cards == [top]


def test_19_3_cards_on_asteroids_break_no_tie() -> None:
    found = table("cache", "worth_3")
    p = found.player(0)
    before = scoring.printed(found.box, found.state, p)
    p.hand, found.state.belt["A1"].cards = ["cache"], ["worth_3"]
    assert scoring.printed(found.box, found.state, p) == before - 3


def test_12_7_destroyed_with_own_foreign_and_ownerless_cards_and_tokens() -> None:
    found = table("blast").seat(1, deck=("worth_1", "worth_2"))
    found.player(1).deck.remove("worth_2")
    found.seat(0, hand=("blast",), deck=("cache",)).player(0).deck.remove("cache")
    state, there = found.state, found.state.belt["A1"]
    top = state.investment.pop()
    there.cards, there.tokens, tile = sorted(["cache", "worth_2", top]), 4, there.id
    [event] = kinds(play(found, "blast", act.Destroy("A1")), ev.AsteroidDestroyed)
    assert found.player(0).discard == ["blast", "cache"]
    assert found.player(1).discard == ["worth_2"]
    assert state.gone == sorted([tile, top])
    assert top not in (*state.investment, *state.common, *state.queue)
    assert (set(event.cards), event.lost) == ({"cache", "worth_2"}, (top,))
    assert not any(each.tokens for each in state.belt.values())


def test_12_7_what_lies_on_an_asteroid_stays_as_others_take_it() -> None:
    found = table("flag", "cache", A1=1)
    play(found, "flag", act.Put(TOKEN, "A1", 2))
    play(found, "cache", act.Put("cache", "A1", 1))
    found.ships(0, board=1).ships(1, A1=1).seat(1, hand=("near",))
    assert lying(found, "A1") == (2, ["cache"])
    found.turn(1).do(1, act.PlayCard("near"), act.Destroy("A1"))
    assert (found.player(0).discard, found.player(1).discard) == (["cache", "flag"], ["near"])


# Cards as a part of a mission's price


def call(seats: int = 2, resolution: str = "b", *cards: str) -> Table:
    """Return a game in which seat 0 attempts a resolution that costs a card for each player."""
    found = Table(seats, LYING).top("m1", 3).seat(0, hand=("worth_1", "worth_2"))
    found.seat(1, hand=("worth_3", "blast")).do(0, act.Attempt(resolution))
    for seat, card in enumerate(cards):
        found.do(seat, act.Pledge(card, 1))
        if seat == 0:
            found.do(0, END)
    return found


def hands(found: Table) -> list[list[str]]:
    """Return the hands of the first two seats."""
    return [found.player(seat).hand for seat in (0, 1)]


def test_14_16_cards_of_hands_pay_a_mission() -> None:
    found = call(2, "b", "worth_1")
    assert found.player(0).hand == ["worth_2"]
    assert missions.missing(found.box, found.state, found.frame(s.Call)).cards == 1
    found.do(1, act.Pledge("blast", 1))
    dropped = kinds(found.do(1, END), ev.CardDropped)
    assert [(e.seat, e.card) for e in dropped] == [(0, "worth_1"), (1, "blast")]
    assert (found.player(0).discard, found.player(1).discard) == (["worth_1"], ["blast"])
    assert found.state.missions[0] == "m2"


def test_14_16_who_gave_a_card_is_a_contributor_and_may_be_named_winner() -> None:
    found = call(resolution="a").seat(0, goods="R")
    found.do(0, act.Pledge("rock", 1), END)
    found.do(1, act.Pledge("worth_3", 1))
    assert missions.contributors(found.frame(s.Call)) == [0, 1]
    found.ships(1, B7=1).do(1, END)
    assert found.player(1).lane  # tokens to lay, as every contributor has
    found = call(2, "b", "worth_1")
    assert found.why(0, act.NameWinner(1)) == "no_contributor"
    found.do(1, act.Pledge("blast", 1))
    found.do(0, act.NameWinner(1))
    assert kinds(found.do(1, END), ev.CallAnswered)[0].given


def test_14_16_no_more_cards_are_given_than_are_missing() -> None:
    found = call()
    found.do(0, act.Pledge("worth_1", 1), act.Pledge("worth_2", 1))
    assert found.legal(0, act.Pledge) == [act.Pledge("worth_1", 0), act.Pledge("worth_2", 0)]
    found.do(0, END)
    assert found.player(0).discard == ["worth_1", "worth_2"]


def test_14_16_what_cannot_be_pledged() -> None:
    found = call()
    assert found.why(0, act.Pledge("worth_1", 2)) == "pledge_most"
    assert found.why(0, act.Pledge("worth_1", 0)) == "pledged_already"
    assert found.why(0, act.Pledge("blast", 1)) == "no_such_choice"


def test_14_16_a_card_set_aside_is_out_of_hand_until_it_is_withdrawn() -> None:
    found = call()
    found.do(0, act.Pledge("worth_1", 1))
    for action in (act.PlayCard("worth_1"), act.DiscardCard("worth_1")):
        assert found.why(0, action) == "not_in_hand"
    found.do(0, act.Pledge("worth_1", 0))
    assert found.player(0).hand == ["worth_1", "worth_2"]
    assert b'"cards"' not in encode(found.frame(s.Call))
    found = call(2, "b", "worth_1", "blast")
    found.frame(s.Call).pledges[1].done = True
    found.do(1, act.Reopen())
    assert hands(found) == [["worth_2"], ["blast", "worth_3"]]


def test_14_16_a_call_that_is_not_covered_or_cancelled_returns_its_cards() -> None:
    found = call(2, "b", "worth_1")
    events = found.do(1, END)
    assert kinds(events, ev.CallClosed)[0].paid is False
    assert not kinds(events, ev.CardDropped)
    assert (found.player(0).hand, found.player(0).discard) == (["worth_1", "worth_2"], [])
    found = call(3, "b", "worth_1", "blast")
    found.do(1, END)
    found.do(0, act.CancelCall())
    assert hands(found) == [["worth_1", "worth_2"], ["blast", "worth_3"]]


def test_21_1_others_see_only_that_a_card_is_set_aside_and_it_is_stored() -> None:
    """A hand is private, and so is a card of it until it is paid; how many lie there is open."""
    found = call(3)
    [event] = kinds(found.do(0, act.Pledge("worth_1", 1)), ev.PledgeMade)
    assert (event.item, event.n, event.seats) == ("cards", 1, None)
    for viewer in (None, 1, 2):
        view = GAME.mask(found.state, viewer).state
        [open_call] = [frame for frame in view.stack if isinstance(frame, s.Call)]
        assert open_call.pledges[0].cards == [HIDDEN]
        assert b"worth_1" not in encode(open_call)
        assert len(view.players[0].hand) == 1
    mine = GAME.mask(found.state, 0).state.stack
    assert [frame.pledges[0].cards for frame in mine if isinstance(frame, s.Call)] == [["worth_1"]]
    for lang in ("en", "fr"):
        words = GAME.words(lang, LYING.hash)
        boards = [words.board(GAME.mask(found.state, seat), NAMES[:3]) for seat in (0, 1)]
        assert [words.speaker.name("worth_1") in board for board in boards] == [True, False]
    assert encode(restore(GAME, save(GAME, found.state))) == encode(found.state)
