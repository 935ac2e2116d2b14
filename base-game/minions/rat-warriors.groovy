rules {
    // Aggressive, RUL-8, RUL-9: the card swaps places with the one above it, which has had its turn.
    after(TurnEnds) { ended ->
        int place = trackPlace('rat-warriors')
        if (ended.card == 'rat-warriors' && place > 0) {
            moveOnTrack 'rat-warriors', place - 1
            say 'Aggressive: the card of the Rat Warriors climbs to place {place} of the initiative track', place: place
        }
    }
}
