rules {
    change(BattleDice) { dice ->
        if (dice.attacker == bearer) {
            dice.add 1
        }
    }
}
