rules {
    after(TurnBegins) { turn ->
        if (turn.isOf(bearer) && wheel >= 3) gainCheese bearer, 1
    }
}
