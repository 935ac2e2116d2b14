rules {
    change(MoveThrow) { move ->
        if (move.mover == bearer) move.takeInstead 1
    }

    change(MovePoints) { move ->
        if (move.mover == bearer) {
            move.points.atLeast 1, 'creeping'
            move.points.atMost 1, 'creeping'
        }
    }

    change(Ways) { ways ->
        if (ways.mover == bearer) ways.climbCosts 1
    }

    forbid(ActionAllowed) { act ->
        if (act.is('scurry') && act.hero == bearer) refuse 'nobody scurries on tiptoe'
    }
}
