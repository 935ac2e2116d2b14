// RUL-78: gear and abilities are stilled by the mark itself.
rules {
    change(Arms) { arms ->
        if (arms.hero == bearer) arms.only('cheddar fists', 'blunt')
    }

    change(BattleDice) { attack ->
        if (attack.isBy(bearer) && attack.strike.ofBattle) attack.dice.set(4, 'Cheddar Golem')
    }

    change(DefenceDice) { defence ->
        if (defence.defender == bearer) defence.dice.set(3, 'Cheddar Golem')
    }

    change(MoveValue) { value ->
        if (value.hero == bearer) value.value.set(1, 'Cheddar Golem')
    }

    // Nobody finds cheese on a golem.
    forbid(Peril) { peril ->
        if (peril.figure == bearer && peril.is('theft')) refuse 'it is cheese all over, and hard'
    }

    after(TurnEnds) { turn ->
        if (turn.isOf(bearer)) {
            if (bearer.count('golem') > 1) lessen bearer, 'golem', 1 else unmark bearer, 'golem'
        }
    }
}
