rules {
    change(BattleDice) { attack ->
        if (attack.isBy(bearer) && attack.strike.melee && attack.strike.ofBattle) attack.add(1)
    }
}
