// RUL-81: poison wounds are beyond it.
List<Figure> hurt() {
    heroes.findAll { bearer.reaches(it) && it.wounds > it.count('poison') }
}

rules {
    item(timing: 'action', keep: true, needs: { hurt() }, why: 'nobody in reach has a normal wound') {
        heal choose('Whom does the bandage help?', hurt()), 1
        if (!roll(1, 'Does the bandage hold?').star) discard thisCard
    }
}
