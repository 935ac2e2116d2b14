rules {
    after(CheckRolled) { test ->
        if (test.roller == bearer && test.what == 'search' && !test.dice.star && once('turn')) reroll test.dice, 0
    }
}
