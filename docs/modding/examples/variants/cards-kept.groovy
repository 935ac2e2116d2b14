rules {
    change(CardsKept) { kept -> kept.cards.add 1, 'Deep Pockets' }
}
