rules {
    after(RoomEntered) { entered ->
        if (entered.first) gainCheese entered.hero, 1
    }
}
