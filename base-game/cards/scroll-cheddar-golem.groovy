// The mark is 2 in the turn of the reading, 1 in the next one.
rules {
    item(needs: { !bearer.has('golem') }, why: 'you are a golem already') {
        mark bearer, 'golem', 2
    }
}
