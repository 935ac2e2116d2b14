// Either the next explore from this room is free, or somebody here slips through; it goes with the room in any case.
rules {
    change(ActionPrice) { action ->
        if (action.is('explore') && action.hero.room == here.room) action.price.set(0, 'A Forgotten Passage')
    }

    offer(HeroTurn) { turn ->
        List<Space> entries = here.room.drawn('entry').findAll { it != here && fits(turn.hero, it) }
        if (turn.hero.space == here && entries) {
            option('Slip through the passage') {
                lift here, 'passage'
                place turn.hero, choose('Where does the passage lead?', entries)
            }
        }
    }
}
