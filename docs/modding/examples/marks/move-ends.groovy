rules {
    after(MoveEnds) { ended ->
        if (ended.mover.hero && ended.mover.space == here) heal ended.mover, 1
    }
}
