rules {
    forbid(MinionMove) { move ->
        if (move.minion == bearer) refuse 'it guards this place'
    }
}
