rules {
    offer(HeroTurn) {
        List<Figure> far = heroes.findAll { it != bearer && bearer.sees(it) && bearer.space != it.space && bearer.space.steps(it.space) <= 3 && fits(it, bearer.space) }
        item(timing: 'action', keep: true, needs: !far.empty, why: 'it reaches 3 spaces, to a mouse you see, and needs room here') {
            place choose('Whom do you pull in?', far), bearer.space
        }
    }
}
