rules {
    before(TurnBegins) { turn ->
        if (turn.isOf(bearer)) mark bearer, 'levitating', 2
    }

    change(Ways) { ways ->
        if (ways.mover == bearer && bearer.count('levitating') == 2) ways.ignoreLines()
    }

    before(TurnEnds) { turn ->
        if (turn.isOf(bearer) && bearer.count('levitating') == 2) {
            if (bearer.space.has('water')) {
                List<Space> dry = bearer.room.spaces.findAll { !it.has('water') && fits(bearer, it) && bearer.space.steps(it) < 99 }
                int nearest = dry.collect { bearer.space.steps(it) }.min()
                place bearer, choose('Where do you float ashore?', dry.findAll { bearer.space.steps(it) == nearest })
            }
            unmark bearer, 'levitating'
        }
    }
}
