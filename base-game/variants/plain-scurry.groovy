rules {
    change(MovePoints) { move ->
        if (move.what == 'scurry') move.add(-moveValue(move.mover))
    }
}
