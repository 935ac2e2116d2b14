rules {
    after(DefenceRolled) { defence ->
        if (defence.defender == bearer && defence.dice.shields == 0) reroll defence.dice, 0
    }
}
