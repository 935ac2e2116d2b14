rules {
    after(MinionsPlaced) { arrival ->
        if (arrival.room == bearer.room && wheelLoses(1) > 0) gainCheese bearer, 1
    }
}
