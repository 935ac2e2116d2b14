rules {
    change(Targets) { targets ->
        if (targets.hero == bearer && !targets.ranged) {
            bearer.room.minions.findAll { bearer.sees(it) }.each { targets.add it }
        }
    }
}
