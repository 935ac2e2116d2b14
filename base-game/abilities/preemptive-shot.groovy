List<Targets> shotsAt(Figure archer, List<Figure> some) {
    attacksOf(archer).findAll { it.ranged && it.figures.any { foe -> some.contains(foe) } }
}

rules {
    after(MinionsPlaced) { arrival ->
        if (ready && bearer.room == arrival.room) {
            List<Targets> shots = shotsAt(bearer, arrival.figures)
            List<CardInPlay> weapons = bearer.equipped.findAll { card -> shots.any { it.isWith(card) } }
            if (weapons && react()) {
                CardInPlay weapon = choose('Which weapon do you shoot with?', weapons)
                Targets with = shots.find { it.isWith(weapon) }
                attack with, choose('Whom do you shoot?', with.figures.findAll { foe -> arrival.figures.contains(foe) })
            }
        }
    }
}
