// BRODIE-3: he leaps on the greatest crowd, mice or not, and strikes all of it at once.
List<Figure> crowd(Figure cat, Space space) {
    spared(space) ? [] : space.figures.findAll { figure -> figure != cat }
}

// Spaces that a chapter hides from him, such as kitchen/counter: nobody there is prey.
boolean spared(Space space) {
    (space.room.id + '/' + space.id) in custom('brodie:spares', [])
}

int highest(Figure cat, Space space) {
    crowd(cat, space).collect { figure -> figure.trackPlace }.min()
}

rules {
    instead(MinionMove) { move ->
        if (ours(move.minion)) {
            replace {
                Figure cat = move.minion
                boolean mayStay = custom('brodie:leaps', ['where he is', 'elsewhere']).contains('where he is')
                List<Space> crowds = cat.room.spaces.findAll { space -> crowd(cat,
                        space) && (space == cat.space ? mayStay : fits(cat, space)) }
                List<Space> order = crowds.sort(false) { a, b ->
                    int more = crowd(cat, b).size() - crowd(cat, a).size()
                    more == 0 ? highest(cat, a) - highest(cat, b) : more
                }
                if (order && order.first() != cat.space) {
                    say '{cat} leaps to {space}', cat: cat, space: order.first()
                    place cat, order.first()
                }
            }
        }
    }

    instead(MinionAttack) { attack ->
        if (ours(attack.minion)) {
            replace {
                Figure cat = attack.minion
                List<Figure> under = crowd(cat, cat.space)
                if (under) strike cat, with: 'his claws', dice: cat.battle, at: under
            }
        }
    }

    // BRODIE-2, RUL-26.
    forbid(CheeseOnWheel) { put ->
        if (put.hasThrower() && ours(put.thrower)) refuse 'Brodie does not care for cheese', rule: 'BRODIE-2'
    }
}
