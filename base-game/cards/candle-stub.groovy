rules {
    change(CheckDice) { check ->
        if (check.roller == bearer && check.what == 'search') check.add(1)
    }

    change(PreyChosen) { choice ->
        if (choice.minion.ranged && choice.prey.contains(bearer)) choice.prefer(bearer)
    }
}
