rules {
    before(BattleDice) { battle ->
        if (battle.isBy(bearer) && battle.strike.ofBattle && react()) battle.add(1)
    }
}
