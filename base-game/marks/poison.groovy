// COND-6, RUL-81: poison wounds are out of reach of ordinary healing.
rules {
    change(Healing) { healing ->
        if (healing.figure == bearer) healing.amount.atMost(bearer.wounds - bearer.count('poison'), 'poison')
    }
}
