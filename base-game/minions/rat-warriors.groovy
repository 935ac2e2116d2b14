// CH8-3: sleepers do nothing.
boolean allSleep() {
    List<Figure> rats = minions.findAll { it.isOf('rat-warriors') }
    rats && rats.every { it.has('asleep') }
}

rules {
    // Aggressive, RUL-8, RUL-9: the card swaps places with the one above it, which has had its turn.
    after(TurnEnds) { ended ->
        if (ended.card == 'rat-warriors' && trackPlace('rat-warriors') > 0 && !allSleep()) {
            int place = trackPlace('rat-warriors')
            moveOnTrack 'rat-warriors', place - 1
            say 'Aggressive: the card of the Rat Warriors climbs to place {place}', place: place
        }
    }
}
