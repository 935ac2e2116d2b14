// What the snare does once it lies there is the mark's own rule; its number is that of its owner, from 1.
boolean lies(Figure hero) {
    hero.room.spaces.any { space -> space.count('snare') == hero.number + 1 }
}

List<Space> places(Figure hero) {
    hero.room.spaces.findAll { space ->
        !space.has('snare') && (space == hero.space || space.isAdjacent(hero.space) && !space.has('water') && !space.minions)
    }
}

rules {
    ability(needs: { !lies(bearer) && places(bearer) }, why: 'your snare lies already, or there is no place for it') {
        lay choose('Where do you lay the snare?', places(bearer)), 'snare', bearer.number + 1
    }
}
