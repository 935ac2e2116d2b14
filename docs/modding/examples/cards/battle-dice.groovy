rules {
    change(BattleDice) { attack ->
        if (attack.isBy(bearer) && attack.strike.targets.any { it.large }) attack.add 1
    }
}
