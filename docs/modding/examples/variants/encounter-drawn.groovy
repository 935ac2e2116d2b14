rules {
    before(EncounterDrawn) { drawn ->
        drawn.minions.keySet().toList().each { kind -> drawn.bring kind, 1 }
    }
}
