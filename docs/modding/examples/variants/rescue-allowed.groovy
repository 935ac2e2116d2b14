rules {
    change(RescueAllowed) { rescue ->
        List<Figure> safe = heroes.findAll { it.room.minions.empty }
        if (safe) {
            rescue.minions.each { rescue.spare it }
            rescue.beside safe
        }
    }
}
