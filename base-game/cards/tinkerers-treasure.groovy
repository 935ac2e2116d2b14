// RUL-93: any weapon or armour of the whole deck; then the deck is shuffled with this card in it.
List<CardInPlay> gear() {
    searchCards('deck').findAll { it.type in ['weapon', 'armor'] }
}

rules {
    offer(HeroTurn, own) {
        item(keep: true, needs: { gear() }, why: 'the deck holds no weapon and no armour') {
            shuffleIn thisCard
            take bearer, choose('What does the tinkerer make of it?', gear())
        }
    }
}
