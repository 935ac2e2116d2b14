// Pistoleer, RUL-76: each attack that shows cheese is followed by another, up to five in a turn; that cheese is nobody's.
rules {
    forbid(CheeseOnWheel) { put ->
        if (put.from == 'attack' && put.hasThrower() && ours(put.thrower)) refuse 'the Captain pockets it'
    }

    after(AttackEnded) { attack ->
        if (attack.hasAttacker() && ours(attack.attacker)) {
            Figure captain = attack.attacker
            int shots = note(captain, 'shots') + 1
            setNote captain, 'shots', shots
            if (attack.strike.dice.cheese > 0 && shots < 5) attackPrey captain
        }
    }
}
