// RUL-93: any weapon or armour of the whole deck; then the deck is shuffled with this card in it.
rules {
    offer(HeroTurn) {
        List<CardInPlay> gear = searchCards('deck').findAll { it.type in ['weapon', 'armor'] }
        item(keep: true, needs: !gear.empty, why: 'the deck holds no weapon and no armour') {
            shuffleIn thisCard
            take bearer, choose('What does the tinkerer make of it?', gear)
        }
    }
}
