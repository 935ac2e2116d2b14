rules {
    after(CardHanded) { gift ->
        if (gift.from == bearer) gainCheese bearer, 1
    }
}
