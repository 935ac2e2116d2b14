// Whoever is called this way may be sent away again: that is the note's own rule.
rules {
    item(needs: { bearer.room.colour == 'orange' && bearer.room.drawn('entry') }, why: 'no cat comes down here') {
        Space door = choose('Where does Brodie come in?', bearer.room.drawn('entry'))
        List<Figure> about = minions.findAll { it.isBossCalled('brodie') }
        if (about) {
            place about[0], door
        } else {
            bringLast door, 'brodie'
            setNote 'summoned-cat', 1
        }
    }
}
