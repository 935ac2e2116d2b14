rules {
    change(DefenceDice) { defence ->
        if (defence.defender == bearer && defence.strike.ranged) defence.add 1
    }
}
