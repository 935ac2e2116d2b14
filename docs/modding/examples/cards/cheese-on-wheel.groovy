rules {
    change(CheeseOnWheel) { put ->
        if (put.from == 'attack' && put.against.isPresent() && put.against.get() == bearer) put.amount.atMost 0, thisCard
    }
}
