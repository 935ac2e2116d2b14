rules {
    forbid(MinionAttack) { attack ->
        if (attack.minion == bearer) refuse 'it was brought up well'
    }
}
