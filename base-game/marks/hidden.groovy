// Noses are not fooled.
boolean smells(Figure minion) {
    ['brodie-chases', 'brodie-pounces'].contains(minion.kind)
}

rules {
    change(PreyChosen) { chosen ->
        if (!smells(chosen.minion)) chosen.spare(bearer)
    }

    // MOVE-9, MOVE-10 do not hold for the hidden one, MINION-3 and MINION-4 not because of it. Full spaces stay full (MOVE-7).
    change(Ways) { ways ->
        if (ways.mover == bearer) ways.ignoreCompany()
        if (ways.mover.minion && !smells(ways.mover) && bearer.room == ways.room &&
                bearer.space.heroes.every { mouse -> mouse.has('hidden') }) {
            ways.passBy(bearer.space)
        }
    }

    before(AttackDeclared) { declared ->
        if (declared.isBy(bearer)) unmark bearer, 'hidden'
    }
}
