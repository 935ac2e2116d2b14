// A bill is a bill: cheese if there is any, else the guards hear about it.
void deliver(Figure snail, Figure mouse) {
    say '{snail} has a bill for {mouse}', snail: snail, mouse: mouse
    if (mouse.cheese > 0) {
        loseCheese mouse, 1
    } else {
        wheelGains snail.room, 1
    }
}

rules {
    instead(MinionTurn) { turn ->
        Figure snail = turn.minion
        if (ours(snail)) {
            replace {
                List<Figure> mice = snail.room.heroes
                if (mice) {
                    Figure mouse = nearest(snail, mice)
                    if (!snail.reaches(mouse) && canMove(snail)) walk snail, mouse.space, 1
                    if (snail.reaches(mouse)) deliver snail, mouse
                }
            }
        }
    }
}
