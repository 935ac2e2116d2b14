rules {
    // Aggressive, RUL-8, RUL-9: the card swaps places with the one above it, which has had its turn. Sleepers do nothing, CH8-3.
    after(TurnEnds) { ended ->
        boolean awake = minions.any { rat -> rat.isOf('elite-rat-warriors') && !rat.has('asleep') }
        if (ended.card == 'elite-rat-warriors' && trackPlace('elite-rat-warriors') > 0 && awake) {
            int place = trackPlace('elite-rat-warriors')
            moveOnTrack 'elite-rat-warriors', place - 1
            say 'Aggressive: the card of the Elite Rat Warriors climbs to place {place}', place: place
        }
    }
}
