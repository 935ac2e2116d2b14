rules {
    // The first attack is the first, whether or not it is made with the battle value.
    before(BattleDice) { battle ->
        if (battle.isBy(bearer) && isTurnOf(bearer) && once('turn') && battle.strike.ofBattle) battle.add(1)
    }
}
