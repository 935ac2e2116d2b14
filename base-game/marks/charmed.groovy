// COND-5, RUL-79: for one turn it is a melee minion, by the numbers on its card and nothing else. It is the next
// turn: whoever is charmed in its own turn ends that turn as itself.
boolean raves(Figure mouse, Figure bearer) {
    mouse == bearer && isTurnOf(bearer) && note(bearer, 'newly-charmed') == 0
}

rules {
    after(MarkGiven) { given ->
        if (given.is('charmed') && given.figure == bearer && isTurnOf(bearer)) setNote bearer, 'newly-charmed', 1
    }

    instead(HeroTakesTurn) { turn ->
        if (turn.hero == bearer) {
            replace {
                say '{mouse} is charmed and goes for the others', mouse: bearer
                actAsMinion bearer
            }
        }
    }

    // It moves as minions do, by the die alone, towards the other mice.
    change(Ways) { ways ->
        if (raves(ways.mover, bearer)) {
            ways.ignoreLines()
            ways.ignoreCompany()
            ways.room.heroes.findAll { mouse -> mouse != bearer }.each { mouse -> ways.stopAt mouse.space }
        }
    }

    forbid(Peril) { peril ->
        if (raves(peril.figure, bearer)) refuse 'charmed', rule: 'COND-5'
    }

    change(MovePoints) { move ->
        if (raves(move.mover, bearer)) {
            move.points.atMost(move.points.base, 'charmed')
            move.points.atLeast(move.points.base, 'charmed')
        }
    }

    change(PreyChosen) { chosen ->
        if (chosen.minion == bearer) chosen.spare bearer
    }

    // It strikes with its battle value, and what cheese it rolls goes on the wheel.
    change(BattleDice) { battle ->
        if (battle.hasAttacker() && raves(battle.attacker, bearer)) {
            battle.dice.atMost(bearer.battle, 'charmed')
            battle.dice.atLeast(bearer.battle, 'charmed')
        }
    }

    instead(CheeseGained) { gained ->
        if (raves(gained.hero, bearer) && gained.from == 'attack') replace { wheelGains bearer.room, gained.amount.dice }
    }

    forbid(ActionAllowed) { act ->
        if (raves(act.hero, bearer)) refuse 'charmed', remedy: 'It passes with this turn', rule: 'COND-5'
    }

    after(TurnEnds) { ended ->
        if (ended.isOf(bearer) && note(bearer, 'newly-charmed') == 0) unmark bearer, 'charmed'
    }
}
