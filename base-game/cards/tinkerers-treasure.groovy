// RUL-93: any weapon or armour of the whole deck; then the deck is shuffled with this card in it.
boolean isGear(CardInPlay card) {
    card.type == 'weapon' || card.type == 'armor'
}

rules {
    item(keep: true, needs: { searchCards('deck').any { isGear(it) } }, why: 'the deck holds no weapon and no armour') {
        shuffleIn thisCard
        take bearer, choose('What does the tinkerer make of it?', searchCards('deck').findAll { isGear(it) })
    }
}
