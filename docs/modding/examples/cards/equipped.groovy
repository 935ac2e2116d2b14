rules {
    after(Equipped) { equip ->
        if (equip.card == thisCard && once('chapter')) gainCheese bearer, 1
    }
}
