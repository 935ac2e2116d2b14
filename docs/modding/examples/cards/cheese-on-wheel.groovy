rules {
    change(CheeseOnWheel) { put ->
        if (put.from == 'attack' && put.isAgainst(bearer)) put.amount.atMost 0, thisCard
    }
}
