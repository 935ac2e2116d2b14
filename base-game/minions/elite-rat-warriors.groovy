rules {
    // Aggressive, RUL-8, RUL-9: the card swaps places with the one above it, which has had its turn.
    after(TurnEnds) { ended ->
        if (ended.card == 'elite-rat-warriors' && trackPlace('elite-rat-warriors') > 0) {
            int place = trackPlace('elite-rat-warriors')
            moveOnTrack 'elite-rat-warriors', place - 1
            say 'Aggressive: the card of the Elite Rat Warriors climbs to place {place}', place: place
        }
    }
}
