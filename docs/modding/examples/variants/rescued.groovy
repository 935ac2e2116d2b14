rules {
    after(Rescued) { rescue ->
        gainCheese rescue.hero, 2
    }
}
