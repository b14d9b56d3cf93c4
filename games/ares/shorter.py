"""Rules text for where room is short: shorter words for the same, tried until the text fits.

What fits anyway is never touched. The words that a reader misses least go first; signs in place of
verbs come last.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from games.core.text import NARROW_SPACE, Language, Steps, shortened

EN: Steps = (
    (r"Requires (temperature|oxygen) in the (\w+) zone", r"Requires \2 \1"),
    (r"Requires at least (\d+ oceans?) flipped", r"Requires \1"),
    (r"When played, also spend", "Also costs"),
    (r"\bEffect: ", ""),
    (r" you have(?=[,.])", ""),
    (r"\(1 VP and 1 step of oxygen\)", "(1 VP, oxygen +1)"),
    (r", those of this card included", " (its own too)"),
    (r"Each time you raise the (\w+) by a step, ", r"Per \1 step: "),
    (r"Each time you flip an ocean, ", "Per ocean: "),
    (r"Each time you gain a forest VP, ", "Per forest VP: "),
    # What several events bring alike is said once.
    (r"Per ([^:.]+): ([^.]+)\. Per ([^:.]+): \2\. Per ([^:.]+): \2\.", r"Per \1, \3 or \4: \2."),
    (r"For each ([^:]+?) tag you play", r"Per \1 tag"),
    (r"from the first time your TR rises on", "once your TR rose"),
    (r"may be played with the (temperature or oxygen one zone off)", r"may have the \1"),
    (r" to another of your cards", " elsewhere"),
    (r"(?:to|from|on) this card\b", "here"),
    (r"Cards with an? (\w+) tag", r"\1 cards"),
    (r"(\w+ cards) cost you (\d+ MC) less", r"\1 cost \2 less"),
    (r"lowers the price of (\w+ cards)", r"lowers \1"),
    (r", or (\d+) MC if you have at least (\d+ blue cards),", r" (\1 with \2)"),
    (r"(emove 1 \w+) (from any of your cards to [^.]+?), or remove 1 (\w+) \2", r"\1 or \3 \2"),
    (r"in this phase (without paying MC), if its (printed cost) is (\d+ MC or less)",
     r"(\2 \3) \1"),
    (r"If you have at least (\d+ \w+ tags), also gain (\d+)", r"With \1, gain \2 more"),
    (r"If you chose the action phase, (?:spend )?", "Action phase chosen: "),
    (r"(?<=card) in this phase(?=\.)", ""),
    (r"[Tt]he (temperature or oxygen) may be (.+?) for the (next card).*?phase", r"\3: \1 \2"),
    (r"discard a card from your hand and draw a card, or (\d) cards",
     r"discard a card to draw 1, or \1"),
    (r"science resources?", "science"),
    (r"\bto raise the (temperature|oxygen) by (\d) steps?", r"for \1 +\2"),
    (r"\b[Rr]aise the (temperature|oxygen) by (\d) steps?", r"\1 +\2"),
    (r"\badd (\d \w+) here", r"+\1 here"),
    (r"Requires (\w+) (temperature|oxygen) or (?:warmer|higher)", r"\1 \2 or more"),
    (r"\bOnce for each card you play, you may remove (\d \w+) here to pay (\d+ MC) less",
     r"Once per card, \1 pay \2"),
    (r"or remove 1 microbe here to draw 1 card", "or −1 microbe for 1 card"),
    (r"add (\d) (\w+) elsewhere or add \1 (\w+) elsewhere", r"+\1 \2 or \3 elsewhere"),
    (r"(?<=microbe) here", ""),
    (r"Requires (\d) oceans", r"\1+ oceans"),
    (r"(\w+) oxygen or more", r"\1+ oxygen"),
    (r"its own too", "own too"),
    (r"Once per phase, (.+?), you may spend (\d+ MC) to raise your TR by (\d)",
     r"Once per phase, \1, \2 for TR +\3"),
)  # fmt: skip
FR: Steps = (
    (r"Condition : (température|oxygène) (en zone \w+ ou) (?:plus chaude|supérieure)",
     r"Condition : \1 \2 plus"),
    (r"Condition : (au moins \d+ océans?) retournés?", r"Condition : \1"),
    (r"En la jouant, dépensez aussi", "Coûte aussi"),
    (r"\bEffet : ", ""),
    (r" que vous possédez", ""),
    (r"par tranche de (\d)", r"par \1"),
    (r" ; ou bien ", " ou "),
    (r"\(1 PV et 1 cran d’oxygène\)", "(1 PV, oxygène +1)"),
    (r", ceux de cette carte compris", " (les siens compris)"),
    (r"Chaque fois que vous augmentez la température d’un cran, ", "Par cran de température : "),
    (r"Chaque fois que vous augmentez l’oxygène d’un cran, ", "Par cran d’oxygène : "),
    (r"Chaque fois que vous retournez un océan, ", "Par océan : "),
    (r"Chaque fois que vous gagnez un PV de forêt, ", "Par PV de forêt : "),
    (r"Par ([^:.]+) : ([^.]+)\. Par ([^:.]+) : \2\. Par ([^:.]+) : \2\.",
     r"Par \1, \3 ou \4 : \2."),
    (r"Pour chaque badge ([^:]+?) que vous jouez", r"Par badge \1"),
    (r"Pour chaque unité d’acier d’une carte que vous jouez,", "Par unité d’acier jouée :"),
    (r"Les cartes avec un badge (\w+) vous coûtent", r"Les cartes à badge \1 coûtent"),
    (r"(Les cartes à badge \w+) (coûtent[^.]+)\. Les cartes à badge (\w+) \2", r"\1 ou \3 \2"),
    (r"avec votre chaleur comme si c’étaient des M€", "en chaleur comme en M€"),
    (r"dès la première hausse de votre NT", "après une hausse de NT"),
    (r"Vous pouvez jouer vos cartes avec la température ou l’oxygène",
     "Vos cartes peuvent avoir température ou oxygène"),
    (r"Pendant les phases de recherche, piochez", "En recherche, piochez"),
    (r"de plus et gardez 1 carte de plus", "et gardez-en 1 de plus"),
    (r"sur une autre de vos cartes", "ailleurs"),
    (r"sur cette carte", "ici"),
    (r"de cette carte", "d’ici"),
    (r"unité(s?) de chaleur", r"chaleur\1"),
    (r"Chaque unité (?:de |d’)(\w+) réduit le prix des cartes (\w+) de (\d+ M€) de plus",
     r"Un \1 vaut \3 de plus (cartes \2)"),
    (r"pendant cette phase sans payer de M€, si son (prix imprimé) est de (\d+ M€ ou moins)",
     r"sans payer de M€ (\1 \2)"),
    (r"défausser une carte de votre main et en piocher une, ou (\d) si elle portait un (badge \w+)",
     r"échanger 1 carte contre 1, ou \1 si \2"),
    (r"prenez-en une qui porte un badge (.+?) et défaussez",
     r"prenez-en une à badge \1, défaussez"),
    (r"etirez 1 (\w+) (de l’une de vos cartes pour [^.]+?) ou retirez 1 (\w+) \2",
     r"etirez 1 \1 ou \3 \2"),
    (r"de l’une de vos cartes", "d’une carte"),
    (r", ou (\d+) M€ si vous avez au moins (\d+ cartes bleues),", r" (\1 avec \2)"),
    (r"Si vous avez choisi la phase d’action, (?:dépensez )?", "Phase Action choisie : "),
    (r"(?<=plantes) seulement", ""),
    (r"Si vous avez au moins (\d+ badges \w+), ", r"Avec \1, "),
    (r"(?<=de plus) pendant cette phase(?=\.)", ""),
    (r"(?<=prochaine carte) que vous jouez pendant cette phase", ""),
    (r"Pour (?:la )?(prochaine carte).*? la (température ou )l’(oxygène) peut être",
     r"\1 : \2\3"),
    (r"peuvent avoir température ou oxygène", ": température ou oxygène"),
    (r"Vous pouvez (jou|pay)er", r"\1ez"),
    (r"ressources? science", "science"),
    (r"par unité de titane", "par titane"),
    (r"augmenter votre NT de (\d)", r"NT +\1"),
    (r"[Aa]ugmentez votre NT de (\d)", r"NT +\1"),
    (r"augmenter (?:la |l’)(température|oxygène) de (\d) crans?", r"\1 +\2"),
    (r"[Aa]ugmentez (?:la |l’)(température|oxygène) de (\d) crans?", r"\1 +\2"),
    (r"ajoutez (\d \w+) ici", r"+\1 ici"),
    (r"Condition : (\w+) en (zone \w+ ou plus)", r"\1 en \2"),
    (r"Condition : au moins (\d+ océans)", r"\1 ou plus"),
    (r"Condition : (\d+ badges)", r"\1"),
    (r"Une fois par carte que vous jouez, .*?retirer (\d \w+) d’ici pour payer (\d+ M€) de moins",
     r"1 fois par carte, \1 = \2"),
    (r"ou retirez 1 microbe d’ici pour piocher 1 carte", "ou −1 microbe pour 1 carte"),
    (r"ajoutez (\d) (\w+) ailleurs ou ajoutez \1 (\w+) ailleurs", r"+\1 \2 ou \3 ailleurs"),
    (r"les siens compris", "ici aussi"),
    (r"(?<=microbe) ici|(?<=microbes) d’ici", ""),
    (r"Les (cartes à badge [^.]+?) coûtent", r"\1 :"),
    (r"Une fois par phase, (.+?), vous pouvez dépenser", r"1 fois par phase, \1,"),
    (r"(\w+) en zone (\w+ ou plus)", r"\1 \2"),
    (r"(\d+) océans ou plus", r"\1+ océans"),
    (r"(rouge|jaune) ou plus", r"\1+"),
)  # fmt: skip
STEPS: Mapping[Language, Steps] = {"en": EN, "fr": FR}
START = re.compile(r"(?:^|\. )\w")


def fit(text: str, room: int, lang: Language) -> str:
    """Return a text with its words shortened as far as needed; it may still be too long.

    French is left to be typeset where something was shortened.
    """
    if len(text) <= room:
        return text
    found = shortened(text.replace(NARROW_SPACE, " "), room, STEPS[lang])
    return START.sub(lambda start: start[0].upper(), found)
