rules {
    after(TurnEnds) { turn ->
        if (turn.isOf(bearer)) {
            unmark bearer, 'winded'
            mark bearer, 'knocked-down'
        }
    }
}
