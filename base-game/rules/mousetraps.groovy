rules {
    // TRAP-1, RUL-53: a card that says mousetraps lays one on every red X of the room that has none.
    after(EncounterDrawn) { drawn ->
        List<Space> bare = drawn.room.drawn('red-x').findAll { space -> !space.has('mousetrap') }
        if (drawn.has('mousetraps') && bare) {
            bare.each { space -> lay space, 'mousetrap' }
            say 'Somebody has set mousetraps here'
        }
    }
}
