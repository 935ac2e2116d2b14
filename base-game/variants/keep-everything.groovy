rules {
    change(CardsKept) { kept -> kept.cards.set 99, 'Keep everything' }
}
