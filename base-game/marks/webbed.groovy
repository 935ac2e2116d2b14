// COND-2, RUL-80: it can neither move nor scurry until a recover action shows a star.
rules {
    forbid(MoveAllowed) { move ->
        if (move.mover == bearer) refuse 'caught in a web', remedy: 'Recover: a star sets you free', rule: 'COND-2'
    }

    forbid(ActionAllowed) { act ->
        if (act.hero == bearer && act.is('scurry')) refuse 'caught in a web', remedy: 'Recover: a star sets you free', rule: 'COND-2'
    }

    offer(RecoverChoices) { recovering ->
        if (recovering.hero == bearer) {
            recoverFrom('Webbed') {
                if (check(bearer, 'recover', 1)) unmark bearer, 'webbed'
            }
        }
    }
}
