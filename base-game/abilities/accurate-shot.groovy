rules {
    before(BattleDice) { battle ->
        if (battle.isBy(bearer) && battle.strike.ranged && react()) battle.strike.keep 'accurate-shot', 1
    }

    change(DefenceDice) { defence ->
        if (defence.isBy(bearer) && defence.strike.kept('accurate-shot') > 0) defence.add(-2)
    }
}
