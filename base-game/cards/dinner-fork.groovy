rules {
    // PARTY-4, RUL-104: free, on the space of the mouse whose turn it is, never in water.
    offer(HeroTurn) { turn ->
        if (searchCards('stash').contains(thisCard) && !turn.hero.space.has('water')) {
            option('Set up the dinner fork') {
                lay turn.hero.space, 'dinner-fork'
                moveCard thisCard, 'on-board'
                say '{hero} sets up the fork on {space}', hero: turn.hero, space: turn.hero.space
            }
        }
    }
}
