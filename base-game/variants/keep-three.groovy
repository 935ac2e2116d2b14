rules {
    change(CardsKept) { kept -> kept.cards.set 3, 'Keep three' }
}
