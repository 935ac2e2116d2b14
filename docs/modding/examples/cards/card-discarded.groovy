rules {
    after(CardDiscarded) { lost ->
        if (lost.wasOf(bearer)) gainCheese bearer, 1
    }
}
