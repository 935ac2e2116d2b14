rules {
    change(Ways) { ways ->
        if (ways.mover == bearer) ways.climbCosts(1)
    }

    change(CheckDice) { check ->
        if (check.roller == bearer && check.what == 'recover' && bearer.has('webbed')) check.add(1)
    }
}
