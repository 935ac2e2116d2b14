rules {
    after(DefenceRolled) { rolled ->
        if (rolled.isBy(bearer) && rolled.strike.melee && rolled.defender.minion && rolled.dice.shields > 0 && react()) {
            for (int die = 0; die < rolled.dice.size; die++) {
                if (rolled.dice.isShield(die)) reroll rolled.dice, die
            }
        }
    }
}
