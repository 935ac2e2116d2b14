// COND-1, RUL-80: it may move and do what is free, but recovering is all it can do for an action; that needs no roll.
rules {
    forbid(ActionAllowed) { act ->
        if (act.hero == bearer && !act.free && !act.is('recover')) refuse 'stunned', remedy: 'Recover first', rule: 'COND-1'
    }

    offer(RecoverChoices) { recovering ->
        if (recovering.hero == bearer) recoverFrom('Stunned') { unmark bearer, 'stunned' }
    }
}
