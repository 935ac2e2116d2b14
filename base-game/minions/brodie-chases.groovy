// Spaces that a chapter hides from him, such as kitchen/counter: nobody there is prey.
boolean spared(Space space) {
    (space.room.id + '/' + space.id) in custom('brodie:spares', [])
}

// BRODIE-4: whom his claws will find if he goes a way; ways that end alike and meet the same figures are one.
Set<Figure> met(Figure cat, List<Space> way) {
    cat.room.figures.findAll { figure ->
        figure != cat && figure.space in way && !figure.space.has('paw-print') && !spared(figure.space)
    }.toSet()
}

Set<Set<Figure>> metBy(Figure cat, List<List<Space>> ways) { ways.collect { met(cat, it) }.toSet() }

// BRODIE-4: of equal ways the party chooses, and it is asked only where the ways differ in something.
List<Space> chosenWay(Figure cat, List<List<Space>> equal) {
    List<Space> ends = equal.collect { it.last() }.toUnique()
    Space end = ends.size() > 1 ? chooseTogether('Where does Brodie\'s run end?', ends) : ends[0]
    List<List<Space>> ways = equal.findAll { it.last() == end }
    for (int step = 0; step < ways[0].size(); step++) {
        int place = step
        List<Space> next = []
        for (Space space : ways.collect { it[place] }.toUnique()) {
            Set<Set<Figure>> met = metBy(cat, ways.findAll { it[place] == space })
            if (next.every { other -> metBy(cat, ways.findAll { it[place] == other }) != met }) next.add space
        }
        Space to = next.size() > 1 ? chooseTogether('Which way does Brodie run?', next) : next[0]
        ways = ways.findAll { it[place] == to }
    }
    ways[0]
}

// BRODIE-4: he runs from mouse to mouse, and strikes everybody in every space he has been in.
void chase(Figure cat) {
    lay cat.space, 'paw-print'
    List<Figure> chased = cat.room.heroes.findAll { mouse -> mouse.space != cat.space && !spared(mouse.space) }
    int points = chased ? minionMovement(cat, 2) : 0
    while (points > 0 && chased && cat.active) {
        Figure mouse = nearest(cat, chased)
        List<List<Space>> ways = waysTowards(cat, mouse.space, points)
        List<Space> way = ways ? chosenWay(cat, ways) : []
        if (!ways) chased.remove mouse
        for (Space next : way) {
            walk cat, next, 1
            points--
            if (cat.active) lay cat.space, 'paw-print'
            if (!cat.active || cat.space != next) break
        }
        if (cat.active) chased = chased.findAll { prey -> prey.active && prey.space != cat.space }
    }
}

rules {
    // BRODIE-1: nobody stands in his way.
    change(Ways) { ways ->
        if (ours(ways.mover)) ways.ignoreCompany()
    }

    instead(MinionMove) { move ->
        if (ours(move.minion)) replace { chase move.minion }
    }

    instead(MinionAttack) { attack ->
        if (ours(attack.minion)) {
            replace {
                Figure cat = attack.minion
                List<Figure> met = cat.room.figures.findAll { figure -> figure != cat && !spared(figure.space) &&
                        (figure.space == cat.space || figure.space.has('paw-print')) }
                if (met) strike cat, with: 'his claws', dice: cat.battle, at: met
            }
        }
    }

    // BRODIE-2, RUL-26.
    forbid(CheeseOnWheel) { put ->
        if (put.hasThrower() && ours(put.thrower)) refuse 'Brodie does not care for cheese', rule: 'BRODIE-2'
    }
}
