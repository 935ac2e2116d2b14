// What the strike keeps is one more than the wounds the bearer had, so that 0 means no Dodge.
rules {
    before(Hit) { taken ->
        if (taken.defender == bearer && react()) taken.strike.keep 'dodge', bearer.wounds + 1
    }

    // Faces 2 and 5 show a star and no shield.
    change(BlocksCounted) { counted ->
        if (counted.defender == bearer && counted.strike.kept('dodge') > 0) counted.add(counted.dice.count(2) + counted.dice.count(5))
    }

    after(Defended) { defended ->
        int kept = defended.strike.kept('dodge')
        if (defended.defender == bearer && kept > 0) {
            defended.strike.keep 'dodge', 0
            if (bearer.active && bearer.wounds < kept) moveNow bearer, 1
        }
    }
}
