rules {
    // The last word on the number, when all that turns wounds into something else has spoken. Drowning and what a
    // chapter captures are no wounds.
    change(Wounding) { wounding ->
        int most = bearer.life - bearer.wounds - 1
        if (wounding.victim == bearer && wounding.amount.dice > most && react()) {
            wounding.amount.atMost(most, thisCard)
            mark bearer, 'stunned'
        }
    }
}
