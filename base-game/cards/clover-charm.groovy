// One die a round, of any roll of one's own that could be better: a star does all a check can, no die moves further
// than 3, and hits can be no more than blocked. Cheese it then shows in an attack or a defence goes on the wheel: the
// note is 2 until it has.
rules {
    after(BattleRolled) { roll ->
        if (roll.isBy(bearer) && luck(roll.dice) == 1) setNote bearer, 'clover-charm', 2
    }

    after(DefenceRolled) { roll ->
        if (roll.defender == bearer && roll.dice.shields < roll.hits && luck(roll.dice) == 1) setNote bearer, 'clover-charm', 2
    }

    after(CheckRolled) { roll ->
        if (roll.roller == bearer && !roll.dice.star) luck roll.dice
    }

    after(MoveRolled) { roll ->
        if (roll.mover == bearer && roll.dice.number < 3) luck roll.dice
    }

    change(CheeseGained) { gained ->
        if (gained.hero == bearer && note(bearer, 'clover-charm') == 2) gained.amount.add(-1, thisCard)
    }

    after(CheeseGained) { gained ->
        if (gained.hero == bearer && note(bearer, 'clover-charm') == 2) {
            setNote bearer, 'clover-charm', 1
            wheelGains bearer.room, 1
        }
    }
}

/** The face of the die that was rolled again, 1 being cheese; 0 if none was. */
int luck(Dice dice) {
    if (dice.size == 0 || note(bearer, 'clover-charm') > 0 || !may('Reroll a die with the Four-leaf Charm?')) return 0
    setNote bearer, 'clover-charm', 1
    int die = pickDie('Which die?', dice)
    reroll dice, die
    return dice.face(die)
}
