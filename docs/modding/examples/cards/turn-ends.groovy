rules {
    after(TurnEnds) { turn ->
        if (turn.isOf(bearer) && bearer.cheese == 0) heal bearer, 1
    }
}
