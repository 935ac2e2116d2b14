rules {
    change(CheckDice) { check ->
        if (check.roller == bearer && check.what == 'climb') check.add(2)
    }
}
