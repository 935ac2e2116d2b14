rules {
    change(BattleDice) { attack ->
        if (attack.isBy(bearer) && attack.strike.ranged) attack.add(-1)
    }
}
