rules {
    after(HeroJoins) { joins -> gainCheese joins.hero, 1 }
}
