rules {
    offer(HeroTurn) { turn ->
        if (turn.hero == bearer && fresh) {
            option('Ring the little bell') {
                once 'round'
                bearer.room.heroes.each { gainCheese it, 1 }
            }
        }
    }
}
