rules {
    after(Defended) { defence ->
        if (defence.defender == bearer && bearer.active && defence.unblocked == 0 && defence.hasAttacker() && defence.attacker.minion) {
            List<Space> open = bearer.room.spaces.findAll { !it.special && it != bearer.space && fits(bearer, it) }
            if (open && may('Shift away?')) place bearer, choose('Where does the cloak take you?', open)
        }
    }
}
