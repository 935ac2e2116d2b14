rules {
    before(BattleDice) { battle ->
        if (battle.isBy(bearer) && battle.strike.ranged && battle.strike.ofBattle && react()) battle.dice.times(2, thisCard)
    }
}
