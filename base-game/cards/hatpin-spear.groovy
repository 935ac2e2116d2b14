rules {
    change(Targets) { attack ->
        if (attack.hero == bearer && attack.isWith(thisCard) && attack.empty) {
            bearer.room.minions.findAll { bearer.sees(it) && bearer.space.steps(it.space) == 2 }.each { attack.add(it) }
        }
    }
}
