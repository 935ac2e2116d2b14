// The mark is 2 in the turn of the reading, 1 in the next one.
rules {
    item(needs: { !bearer.has('golem') }, why: 'you are a golem already') {
        mark bearer, 'golem', 2
        say '{mouse} is a cheddar golem until the end of its next turn', mouse: bearer
    }
}
