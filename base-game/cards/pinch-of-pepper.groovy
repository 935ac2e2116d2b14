List<Space> sneezing() {
    bearer.room.spaces.findAll { space ->
        bearer.space.sees(space) && bearer.space.steps(space) <= 3 && space.minions.any { !it.boss && !it.has('daunted') }
    }
}

rules {
    item(needs: { sneezing() }, why: 'no minion that would mind is in sight within 3 spaces') {
        Space space = choose('Where does the pepper go?', sneezing())
        space.minions.each { if (!it.boss) mark it, 'daunted' }
        space.heroes.each { mark it, 'stunned' }
    }
}
