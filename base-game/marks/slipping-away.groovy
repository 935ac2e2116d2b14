rules {
    // SLIP-1: minions elsewhere on the tile bar no way.
    change(ExploreHindered) { way -> way.minions.findAll { minion -> !minion.reaches(way.hero) }.each { minion -> way.spare minion } }

    // SLIP-2: past minions go only the mice of one space.
    change(CompanyGoes) { way ->
        if (way.from.minions) way.figures.findAll { figure -> figure.space != way.hero.space }.each { figure -> way.stays figure }
    }

    // SLIP-3: it is enough that nobody is awake where the friend is.
    change(RescueAllowed) { rescue ->
        List<Figure> safe = heroes.findAll { mouse -> mouse.room.minions.every { minion -> minion.has('asleep') } }
        if (safe) {
            rescue.minions.toList().each { minion -> rescue.spare minion }
            rescue.beside safe
        }
    }
}
