// TURN-4 holds as for one's own; which timings can be lent, the ability cards say by offering themselves in a turn.
List<Figure> friends() {
    bearer.room.heroes.findAll { it != bearer }
}

rules {
    item(needs: { canBorrow(friends(), 1) }, why: 'nobody here has a skill you could use and pay for') {
        borrow friends(), 1
    }
}
