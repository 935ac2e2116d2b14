// The number of a snare is the place of its owner in the party, from 1, so that each mouse knows its own.
List<Space> snaresOf(Figure hero) {
    hero.room.spaces.findAll { space -> space.count('snare') == party.indexOf(hero) + 1 }
}

List<Space> places(Figure hero) {
    hero.room.spaces.findAll { space -> space.isWithin(hero.space) && !space.has('water') && !space.has('snare') && !space.minions }
}

void spring(Figure hero, Space space) {
    lift space, 'snare'
    say '{hero} springs the snare on {space}', hero: hero, space: space
    if (space.figures) strike hero, 'the snare', '', false, hero.lore + 1, space.figures
}

void maySpring(Figure hero, Space space) {
    if (space.minions && snaresOf(hero).contains(space) && may('Spring your snare?')) spring hero, space
}

rules {
    offer(HeroTurn) { turn ->
        ability(needs: { !snaresOf(bearer) && places(bearer) }, why: 'your snare lies already, or there is no dry space without a minion') {
            lay choose('Where do you lay the snare?', places(bearer)), 'snare', party.indexOf(bearer) + 1
        }
    }

    // Springing it is no use of the card (TURN-4): that was paid for when it was laid.
    offer(HeroTurn) { turn ->
        if (turn.hero == bearer) snaresOf(bearer).each { space -> option('spring', 'Spring the snare') { spring bearer, space } }
    }

    after(MoveEnds) { ended ->
        if (ended.mover.minion && ended.mover.room == bearer.room) maySpring bearer, ended.mover.space
    }

    after(MinionsPlaced) { arrival ->
        if (arrival.room == bearer.room) {
            snaresOf(bearer).findAll { space -> arrival.figures.any { foe -> space.figures.contains(foe) } }.each { space -> maySpring bearer, space }
        }
    }
}
