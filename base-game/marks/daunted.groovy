// In its next turn it moves but does not attack; meanwhile it cannot be daunted again.
rules {
    forbid(MinionAttack) { attack ->
        if (attack.minion == bearer) refuse 'daunted', remedy: 'It fights again in the turn after'
    }

    after(TurnEnds) { ended ->
        if (ended.card == bearer.kind) unmark bearer, 'daunted'
    }

    forbid(MarkGiven) { given ->
        if (given.figure == bearer && given.is('daunted')) refuse 'daunted already', remedy: 'Choose another'
    }
}
