# How to play in one page, and the first turns.

howto-goal = Run a colony on the Moon and have the most victory points (VP) after five rounds.
howto-steps =
    1. Play a scientist from your hand and walk to a module on the card. Each module on the way costs 1 O2. If no other astronaut keeps the module active, you also pay 1 energy.
    2. Use what the module offers: place probes, mine, make goods, ship orders to Earth, hire, do research.
    3. Or feed scientists to take used cards back into your hand; or end your work for this round.
howto-end = After five rounds. Shipped orders, scientists, research, CO2, food and stress are worth VP. In a solo game, you have to beat the AI.
howto-first =
    One good way to start:

    1. **Choose where you start:** the module closer to the { $airlock } and the { $mining }, so that you need less O2.
    2. **Place a probe.** Play the scientist whose card shows the { $airlock } and go there. Each probe brings ore in every later round.
    3. **Make goods.** The { $industrial } turns iron into water and helium-3, which orders need. Each time gives 1 VP.
    4. **Ship an order.** Choose an order you can nearly fill, get what is missing, and go to the { $dock }. It gives VP and a reward.
    5. **Take food** at the { $greenhouse } while you still have scientists in hand: food brings the used ones back. End your work when you are out of O2.
