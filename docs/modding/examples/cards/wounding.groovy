rules {
    change(Wounding) { hurt ->
        if (hurt.victim == bearer && hurt.hasAttacker()) hurt.amount.atMost 1, thisCard
    }
}
