rules {
    before(EncounterDrawn) { drawn ->
        if (drawn.room == bearer.room && (drawn.has('ambush') || drawn.has('mousetraps')) && play('Squeak of Alarm?')) {
            drawn.ignore('ambush')
            drawn.ignore('mousetraps')
        }
    }
}
