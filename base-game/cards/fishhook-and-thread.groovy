// PARTY-2, RUL-103: within 400 of a tile's 1000, nothing solid between, and one end at least on dry ground.
List<Space> withinReach(Space from) {
    from.around(400).findAll { to -> from.isClear(to) && !(from.has('water') && to.has('water')) }
}

rules {
    offer(HeroTurn) { turn ->
        List<Space> ends = searchCards('stash').contains(thisCard) ? withinReach(turn.hero.space) : []
        if (ends) {
            option('Lay out the fishhook and thread') {
                Space from = turn.hero.space
                Space to = choose('Where does the hook catch?', ends)
                lay from, 'fishhook-and-thread'
                lay to, 'fishhook-and-thread'
                moveCard thisCard, 'on-board'
                say '{hero} lays the thread from {from} to {to}', hero: turn.hero, from: from, to: to
            }
        }
    }
}
