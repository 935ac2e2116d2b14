/** The blade itself: aside until it is forged, and between two chapters. */
List<CardInPlay> blade(String place) { searchCards(place).findAll { card -> card.id == 'sorrow-blade' } }

rules {
    // CH7-11: Collin has it from the next chapter on.
    after(ChapterBegins) { begun ->
        party.findAll { mouse -> mouse.kind == 'collin' }.each { collin -> blade('aside').each { card -> take collin, card } }
    }

    // CH7-11: it is not the one card that a mouse may keep (CAMP-2).
    before(ChapterEnds) { ended ->
        party.each { mouse -> (mouse.equipped + mouse.pack).findAll { it.id == 'sorrow-blade' }.each { card -> moveCard card, 'aside' } }
    }
}
