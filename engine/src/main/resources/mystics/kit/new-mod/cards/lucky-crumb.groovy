rules {
    change(CheckDice) { test ->
        if (test.roller == bearer && test.what == 'search') test.add 1
    }
}
