rules {
    after(ChapterBegins) {
        markRoom room('queens-chamber'), 'queen', 1
        room('dining-hall').minions.each { mark it, 'asleep' }
    }

    // Two teams: minions elsewhere on the tile bar no exit, and only the mice of one space go.
    change(ExploreHindered) { way -> way.minions.findAll { !it.reaches(way.hero) }.each { way.spare it } }

    change(CompanyGoes) { way ->
        if (way.from.minions) way.figures.findAll { it.space != way.hero.space }.each { way.stays it }
    }

    change(RescueAllowed) { rescue ->
        List<Figure> safe = heroes.findAll { it.room.minions.every { minion -> minion.has('asleep') } }
        if (safe) {
            rescue.minions.each { rescue.spare it }
            rescue.beside safe
        }
    }

    forbid(ExploreAllowed) { way ->
        if (!way.exit) refuse 'the carpet is nailed down'
        if (way.to.id == 'queens-chamber' && way.to.has('queen')) refuse 'the Queen is in', remedy: 'Ring the dinner bell'
    }

    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.room.id == 'dining-hall' && room('queens-chamber').has('queen')) {
            action('ring', 'Ring the dinner bell') {
                if (check(mouse, 'the dinner bell', mouse.battle)) {
                    markRoom room('queens-chamber'), 'queen', 0
                    markRoom room('dining-hall'), 'queen', 1
                    if (reached('bell') == 0) advance 'bell'
                    minions.findAll { it.has('asleep') }.each { unmark it, 'asleep' }
                }
            }
        }
        if (mouse.room.id == 'queens-chamber' && heroes.every { !it.has('silver-brush') }) {
            action('brush', 'Take the brush') { mark mouse, 'silver-brush' }
        }
    }

    after(RoundBegins) {
        if (room('dining-hall').has('queen')) bring room('dining-hall'), ['elite-rat-warriors': 1]
    }

    after(Surging) { surge ->
        if (surge.has('home')) {
            markRoom room('dining-hall'), 'queen', 0
            markRoom room('queens-chamber'), 'queen', 1
            room('queens-chamber').heroes.each { mark it, 'charmed' }
        }
    }

    // The candle is the clock.
    forbid(CheeseOnWheel) { put -> if (put.from == 'time') refuse 'the candle is the clock' }

    before(RoundEnds) { if (heroes) wheelGains heroes[0].room, 1 }
}
