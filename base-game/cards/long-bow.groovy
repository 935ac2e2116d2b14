rules {
    change(BattleDice) { attack ->
        if (attack.isBy(bearer) && attack.strike.isWith(thisCard) && attack.strike.targets.any { it.large }) attack.add(1)
    }
}
