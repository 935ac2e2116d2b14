rules {
    after(MoveDie) { thrown ->
        if (thrown.mover == bearer && thrown.dice.cheese > 0) gainCheese bearer, 1
    }
}
