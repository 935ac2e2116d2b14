rules {
    before(TurnBegins) { turn ->
        if (bearer.room.minions.any { it.isOf(turn.card) && it.small && !it.ranged && !it.boss } && play('Cheese on a String?')) {
            lay choose('Where does the cheese dangle?', bearer.room.spaces.findAll { bearer.space.sees(it) }), 'lure'
        }
    }
}
