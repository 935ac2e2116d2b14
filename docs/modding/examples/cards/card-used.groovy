rules {
    after(CardUsed) { used ->
        if (used.hero == bearer) gainCheese bearer, 1
    }
}
