// The mark is 2 in the turn in which the mouse floats, 1 while it waits for that turn.
List<Figure> near() {
    heroes.findAll { bearer.reaches(it) && !it.has('levitating') }
}

rules {
    item(needs: { near() }, why: 'everybody in reach floats already') {
        Figure mouse = choose('Who will float?', near())
        mark mouse, 'levitating', mouse == bearer && moveUnused ? 2 : 1
    }
}
