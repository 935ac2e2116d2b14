// Whoever stands with a mouse is not to be lured; the others walk, and stop where a mouse is, as ever.
rules {
    instead(MinionMove) { move ->
        if (move.minion.room == here.room && move.minion.space.heroes.empty) {
            replace {
                int points = move.minion.space == here ? 0 : minionMovement(move.minion)
                if (move.minion.active) walk move.minion, here, points
            }
        }
    }
}
