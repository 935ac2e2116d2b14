rules {
    after(Placed) { put ->
        if (put.figure == bearer) gainCheese bearer, 1
    }
}
