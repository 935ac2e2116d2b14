rules {
    change(MovePoints) { move ->
        if (move.mover == bearer) move.points.atMost 4, thisCard
    }
}
