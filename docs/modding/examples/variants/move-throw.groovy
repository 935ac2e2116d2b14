rules {
    change(MoveThrow) { move ->
        if (move.mover.space.heroes.size() > 1) move.takeInstead 2
    }
}
