rules {
    after(BattleRolled) { attack ->
        if (attack.isBy(bearer) && attack.dice.swords == 0) reroll attack.dice, 0
    }
}
