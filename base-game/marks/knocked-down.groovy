// COND-4, RUL-46: the whole next movement is spent on standing up.
rules {
    after(MoveDie) { thrown ->
        if (thrown.mover == bearer && thrown.what != 'minion') {
            useUpMovement()
            unmark bearer, 'knocked-down'
        }
    }

    // Knocked down with movement left: that is what it stands up with, now or in its next turn.
    forbid(MoveAllowed) { move ->
        if (move.mover == bearer && bearer.hero && movement > 0) {
            refuse 'knocked down', remedy: 'Stand up; it takes the whole movement', rule: 'COND-4'
        }
    }

    offer(HeroTurn) { turn ->
        if (turn.hero == bearer && moveUnused && movement > 0) {
            option('Stand up') {
                useUpMovement()
                unmark bearer, 'knocked-down'
            }
        }
    }

    instead(MinionMove) { move ->
        if (move.minion == bearer) replace { unmark bearer, 'knocked-down' }
    }
}
