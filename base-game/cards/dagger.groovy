// RUL-70: only the dagger of this attack counts.
rules {
    change(DefenceDice) { defence ->
        if (defence.isBy(bearer) && defence.strike.isWith(thisCard) && bearer.isAbove(defence.defender)) defence.add(-1)
    }
}
