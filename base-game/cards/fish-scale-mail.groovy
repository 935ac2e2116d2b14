rules {
    change(CheckDice) { check ->
        if (check.roller == bearer && check.what == 'climb') check.add(2)
    }

    forbid(Peril) { peril ->
        if (peril.figure == bearer && peril.is('current')) refuse 'the fish scales shed the current'
    }
}
