rules {
    // Drowning and what a chapter captures are no wounds, so they do not come here.
    before(Wounding) { wounding ->
        int most = bearer.life - bearer.wounds - 1
        if (wounding.victim == bearer && wounding.amount.dice() > most && react()) {
            wounding.amount.atMost(most, thisCard.name)
            mark bearer, 'stunned'
        }
    }
}
