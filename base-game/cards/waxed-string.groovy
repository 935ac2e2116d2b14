List<Figure> far() {
    heroes.findAll { it != bearer && bearer.sees(it) && it.space != bearer.space && bearer.space.steps(it.space) <= 3 && fits(it,
            bearer.space) }
}

rules {
    item(timing: 'action', keep: true, needs: { far() }, why: 'it reaches 3 spaces, to a mouse you see, and needs room here') {
        place choose('Whom do you pull in?', far()), bearer.space
    }
}
