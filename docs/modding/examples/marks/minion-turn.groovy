rules {
    instead(MinionTurn) { turn ->
        if (turn.minion == bearer) {
            replace { unmark bearer, 'minion-turn' }
        }
    }
}
