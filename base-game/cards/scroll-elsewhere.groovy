rules {
    item(needs: { !bearer.space.has('water') }, why: 'the words do not carry in the water') {
        Figure mouse = choose('Who is elsewhere?', heroes.findAll { bearer.reaches(it) })
        Space there = choose('Where?', bearer.room.spaces.findAll { it != mouse.space && fits(mouse, it) })
        unmark mouse, 'webbed'
        place mouse, there
    }
}
