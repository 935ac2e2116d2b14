rules {
    before(TurnBegins) { turn ->
        if (turn.isOf(bearer)) mark bearer, 'levitating', 2
    }

    change(Ways) { ways ->
        if (ways.mover == bearer && bearer.count('levitating') == 2) ways.ignoreLines()
    }

    forbid(Peril) { peril ->
        if (peril.figure == bearer && peril.what in ['water', 'current', 'trap'] && bearer.count('levitating') == 2) refuse 'it floats'
    }

    before(TurnEnds) { turn ->
        if (turn.isOf(bearer) && bearer.count('levitating') == 2) {
            if (bearer.space.has('water')) ashore()
            unmark bearer, 'levitating'
        }
    }
}

/** To the nearest dry space with room, the water no hindrance. */
void ashore() {
    List<Space> dry = bearer.room.spaces.findAll { !it.has('water') && fits(bearer, it) }
    int nearest = dry.collect { bearer.space.steps(it) }.min()
    place bearer, choose('Where do you float ashore?', dry.findAll { bearer.space.steps(it) == nearest })
}
