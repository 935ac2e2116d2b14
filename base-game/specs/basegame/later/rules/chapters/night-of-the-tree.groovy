rules {
    // The night wears on, and a capture is no page of it.
    forbid(CheeseOnWheel) { put -> if (put.from == 'time') refuse 'the night wears on by itself' }

    before(RoundEnds) { if (heroes) wheelGains heroes[0].room, 1 }

    instead(PageTurned) { turned -> if (turned.why == 'capture') replace { } }

    after(RoundBegins) {
        if (room('tunnel-entrance').minions.size() < 5) bring room('tunnel-entrance'), [(page < 3 ? 'roaches' : 'rat-warriors'): 1]
    }

    forbid(ExploreAllowed) { way -> if (!way.exit) refuse 'nothing is turned over tonight' }

    // Small minions run for the steps; who starts its turn there goes up, and a house is lost.
    instead(MinionMove) { move ->
        Figure runner = move.minion
        Space steps = room('tunnel-entrance').space('a2')
        if (runner.small && !runner.ranged && runner.room.id == 'tunnel-entrance' && !heroes.any { it.reaches(runner) }) {
            replace {
                if (runner.space == steps) {
                    takeOff runner
                    advance 'houses-lost'
                } else {
                    walk runner, steps, 3
                }
            }
        }
    }

    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.wounds && note('pie') == 0) action('pie', "Miz Maggie's pie") {
            setNote 'pie', 1
            heroes.each { heal it, 1 }
        }
    }

    // In the next round a relief mouse takes the place of a captured one.
    before(RoundBegins) {
        List<Figure> taken = party.findAll { it.captured }
        if (taken && reserve) {
            Figure fresh = reserve[0]
            mark taken[0], 'fallen'
            relieves fresh, taken[0], room('tunnel-entrance').space('a2')
            story 'relief', fresh
        }
    }
}
