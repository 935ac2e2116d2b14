rules {
    change(BattleDice) { attack ->
        if (attack.isBy(bearer) && attack.strike.armed && attack.strike.damage == 'sharp') attack.add(1)
    }
}
