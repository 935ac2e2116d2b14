// The number of the mark says which card it was, for bosses have several.
List<TrackCard> slow() {
    trackCards.findAll { it.minion }
}

rules {
    item(needs: { slow() }, why: 'no minion card lies on the track') {
        TrackCard card = choose('Who wades in treacle?', slow())
        moveOnTrack card.id, trackLength - 1
        minions.findAll { it.isOf(card.id) }.each { mark it, 'slowed', card.kindNumber + 1 }
    }
}
