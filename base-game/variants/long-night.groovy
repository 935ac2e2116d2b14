rules {
    before(EncounterDrawn) { drawn ->
        String most = drawn.minions.keySet().max { kind -> drawn.minions(kind) }
        if (most) drawn.bring most, drawn.minions(most) + 1
    }
}
