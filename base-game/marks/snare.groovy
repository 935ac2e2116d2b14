// Its number is that of the mouse that laid it, from 1; once that mouse is safe nobody watches it.
List<Figure> trappers(Space space) {
    party.findAll { mouse -> mouse.number == space.count('snare') - 1 }
}

Figure trapper(Space space) { trappers(space)[0] }

boolean isWatched(Space space) {
    trappers(space).any { mouse -> mouse.active && mouse.room == space.room }
}

// Springing it is no use of the card (TURN-4): that was paid for when it was laid.
void spring(Space space) {
    Figure trapper = trapper(space)
    lift space, 'snare'
    say '{trapper} springs the snare on {space}', trapper: trapper, space: space
    if (space.figures) strike trapper, with: 'the snare', dice: trapper.lore + 1, at: space.figures
}

void maySpring(Space space) {
    if (isWatched(space) && may(trapper(space), 'Spring your snare?')) spring space
}

rules {
    offer(HeroTurn) { turn ->
        if (isWatched(here) && turn.hero == trapper(here)) option('spring', 'Spring the snare') { spring here }
    }

    after(MoveEnds) { ended ->
        if (ended.mover.minion && ended.mover.active && ended.mover.space == here) maySpring here
    }

    after(MinionsPlaced) { arrival ->
        if (here.minions.any { foe -> arrival.figures.contains(foe) }) maySpring here
    }
}
