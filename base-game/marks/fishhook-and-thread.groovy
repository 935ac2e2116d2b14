Space otherEnd(Space end) {
    end.room.lying('fishhook-and-thread').find { space -> space != end }
}

void takeUp(Space end) {
    end.room.lying('fishhook-and-thread').each { space -> lift space, 'fishhook-and-thread' }
}

rules {
    // PARTY-2, RUL-103: for mice that move the two ends are adjacent; for nothing else.
    change(Ways) { ways ->
        Space end = otherEnd(here)
        if (ways.room == here.room && ways.mover.hero && end != null) ways.link here, end
    }

    // PARTY-3: taken back as an action by a mouse at one end.
    offer(HeroTurn) { turn ->
        if (turn.hero.space == here) {
            action('take-back', 'Take back the fishhook and thread') {
                takeUp here
                searchCards('on-board').findAll { card -> card.id == 'fishhook-and-thread' }.each { card -> moveCard card, 'stash' }
            }
        }
    }

    // PARTY-3, RUL-108: left behind, it is lost.
    after(RoomLeft) { left ->
        if (left.room == here.room && here.has('fishhook-and-thread')) {
            takeUp here
            searchCards('on-board').findAll { card -> card.id == 'fishhook-and-thread' }.each { card -> shuffleIn card }
        }
    }
}
