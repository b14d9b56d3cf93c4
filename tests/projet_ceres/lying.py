"""A set with tokens and cards on asteroids, and missions that cost cards: for tests alone."""

from __future__ import annotations

from msgspec.structs import replace

from games.projet_ceres.content import BUILT_IN_COMPONENTS
from games.projet_ceres.content.types import Ability, Exploration, Failure
from games.projet_ceres.effects import Branch, Colonise, Destroy, Die, Gain, Lay, Per, Token
from tests.projet_ceres.box import FULL, OWN, SALE, R, boxed, card, does, mission, resolution, to

TOKENS = Per("tokens", base=1, most=5)
MINE = Per("asteroid_tokens", most=4)
CARDS = (
    card("beacon", Token()),
    card("beacons", Token("mission", 2)),
    card("dark", Token("mission", 9, away=True)),
    card("flag", Token("asteroid", 2)),
    card("fervent", Token("asteroid", TOKENS)),
    card("strike", Token("asteroid", 1, away=True)),
    card("lode", Gain(R, MINE)),
    card("echo", Colonise(TOKENS)),
    card("cache", Lay()),
    card("stock", Lay("pile")),
    card("lit", effect=(*does(Gain(R)), Branch(do=(Colonise(),), need="tokens", least=2))),
    card("blast", Destroy("own")),
    card("near", Destroy("near")),
    card("doom", Die(by=-1, least=0)),
)
SOLD = tuple(
    replace(each, effect=CARDS[number % len(CARDS)].effect, influence=number % 3)
    for number, each in enumerate((*OWN, *SALE))
)
"""Cards of clans and for sale that do what the cards above do, for games that are played."""
POINTS = (to("contributors", Colonise(3)),)
MISSIONS = (
    mission(
        1,
        resolution("a", cost={R: 1, "cards": 1}, reward=(to("contributors", Token("asteroid")),)),
        resolution("b", cost={}, each={"cards": 1}, reward=(to("all", Token()), *POINTS)),
        counter=3,
        reveal=(to("all", Token()), to("all", Token("asteroid"))),
        failure=Failure(do=(to("all", Token("asteroid", away=True)),), pile=("repeat",)),
        ability=Ability("paid", does(Lay("pile"))),
    ),
    mission(2, resolution(cost={"cards": 2}), reveal=(to("all", Token("mission", away=True)),)),
    *(
        mission(number, resolution(cost={"cards": number % 3, R: 1}, reward=POINTS), counter=2)
        for number in range(3, 7)
    ),
)
EXPLORATIONS = tuple(
    Exploration(
        id=f"find_{number}",
        choices=(
            *does(Lay("pile")),
            *does(Token("asteroid", 2)),
            *does(Destroy("own")),
        ),
    )
    for number in range(1, 13)
)
PRINTED = (*FULL.cards, *CARDS, *FULL.tiles, *MISSIONS, *EXPLORATIONS)
NAMED = [each.id for each in PRINTED] + [each.badge for each in MISSIONS]
LYING = boxed(
    *CARDS,
    *SOLD,
    missions=MISSIONS,
    explorations=EXPLORATIONS,
    clans=BUILT_IN_COMPONENTS.clans,
    names={key: {"en": f"X {key}", "fr": f"X {key}"} for key in NAMED},
    tiles={f"bare_{n}": {"ability": Ability("paid", does(Token("asteroid")))} for n in (1, 2, 3)},
)
assert len(LYING.components.cards) == len(FULL.cards) + len(CARDS)
