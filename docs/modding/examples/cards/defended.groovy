rules {
    after(Defended) { defence ->
        if (defence.defender == bearer && defence.unblocked == 0) gainCheese bearer, 1
    }
}
