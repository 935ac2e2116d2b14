rules {
    before(TurnBegins) { turn ->
        if (!turn.heroTurn && bearer.room.heroes.size() > 1 && bearer.room.minions.any { it.isOf(turn.card) } &&
                play('Lurk in the Shadows?')) {
            mark bearer, 'lurking'
        }
    }
}
