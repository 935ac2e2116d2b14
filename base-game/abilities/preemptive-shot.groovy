rules {
    after(MinionsPlaced) { arrival ->
        List<Targets> shots = bearer.room != arrival.room ? [] : attacksOf(bearer).findAll { it.ranged && it.figures().any { foe -> arrival.figures.contains(foe) } }
        List<CardInPlay> weapons = bearer.equipped.findAll { card -> shots.any { it.isWith(card) } }
        if (weapons && react()) {
            CardInPlay weapon = choose('Which weapon do you shoot with?', weapons)
            Targets with = shots.find { it.isWith(weapon) }
            attack with, choose('Whom do you shoot?', with.figures().findAll { foe -> arrival.figures.contains(foe) })
        }
    }
}
