// Spaces that a chapter hides from him, such as kitchen/counter: nobody there is prey.
boolean spared(Space space) {
    (space.room.id + '/' + space.id) in custom('brodie:spares', [])
}

// BRODIE-4: he runs from mouse to mouse, and strikes everybody in every space he has been in.
void chase(Figure cat) {
    lay cat.space, 'paw-print'
    List<Figure> chased = cat.room.heroes.findAll { mouse -> mouse.space != cat.space && !spared(mouse.space) }
    int points = chased ? minionMovement(cat, 2) : 0
    while (points > 0 && chased && cat.active) {
        Figure mouse = nearest(cat, chased)
        List<Space> ways = stepsTowards(cat, mouse.space)
        if (ways) {
            walk cat, chooseTogether('Which way does Brodie run?', ways), 1
            points--
            if (cat.active) lay cat.space, 'paw-print'
        } else {
            chased.remove mouse
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
