rules {
    after(MoveRolled) { move ->
        if (move.mover == bearer && move.what == 'turn' && move.dice.number == 1) reroll move.dice, 0
    }
}
