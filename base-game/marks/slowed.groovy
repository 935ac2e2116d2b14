rules {
    forbid(MoveAllowed) { move ->
        if (move.mover == bearer && bearer.count('slowed') == bearer.kindNumber + 1) {
            refuse 'the air is treacle', remedy: 'Wait until its card has had its turn'
        }
    }

    after(TurnEnds) { turn ->
        if (turn.card == bearer.kind && bearer.count('slowed') == bearer.kindNumber + 1) unmark bearer, 'slowed'
    }
}
