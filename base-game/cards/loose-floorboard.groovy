rules {
    after(SpaceEntered) { step ->
        if (step.mover.minion && step.mover.active && step.mover.small && bearer.space.isAdjacent(step.mover.space) &&
                play('Loose Floorboard?')) {
            step.stop()
            mark step.mover, 'knocked-down'
        }
    }
}
