List<Space> landings(Figure mouse) {
    mouse.room.spaces.findAll { space -> space != mouse.space && mouse.space.sees(space) && fits(mouse, space) }
}

rules {
    // PARTY-4, RUL-104: an action throws another mouse to where it sees.
    offer(HeroTurn) { turn ->
        List<Figure> others = turn.hero.space == here ? here.heroes.findAll { mouse -> mouse != turn.hero && landings(mouse) } : []
        if (others) {
            action('throw', 'Throw another mouse with the fork') {
                Figure mouse = choose('Who flies?', others)
                Space landing = choose('Where to?', landings(mouse))
                say '{mouse} flies to {space}', mouse: mouse, space: landing
                place mouse, landing
            }
        }
    }

    // PARTY-3
    offer(HeroTurn) { turn ->
        if (turn.hero.space == here) {
            action('take-back', 'Take back the dinner fork') {
                lift here, 'dinner-fork'
                searchCards('on-board').findAll { card -> card.id == 'dinner-fork' }.each { card -> moveCard card, 'stash' }
            }
        }
    }

    // PARTY-3, RUL-108
    after(RoomLeft) { left ->
        if (left.room == here.room) {
            lift here, 'dinner-fork'
            searchCards('on-board').findAll { card -> card.id == 'dinner-fork' }.each { card -> shuffleIn card }
        }
    }
}
