rules {
    // Laid here, so that the card's own word finds nothing left to do.
    before(EncounterDrawn) { drawn ->
        if (drawn.has('mousetraps')) {
            drawn.ignore 'mousetraps'
            List<Space> bare = drawn.room.drawn('red-x').findAll { space -> !space.has('mousetrap') }
            int left = 2 - rooms.collectMany { it.spaces }.count { Space space -> space.has('mousetrap') }
            while (left-- > 0 && bare) {
                Space space = chooseTogether('Where does a mousetrap lie?', bare)
                bare.remove space
                lay space, 'mousetrap'
                say 'Somebody has set a mousetrap on {space}', space: space
            }
        }
    }
}
