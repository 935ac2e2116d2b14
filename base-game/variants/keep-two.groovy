rules {
    change(CardsKept) { kept -> kept.cards.set 2, 'Keep two' }
}
