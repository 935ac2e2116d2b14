// RUL-90: the bearer counts too. RUL-81: poison wounds do not.
List<Figure> hurt(Figure healer) {
    healer.space.heroes.findAll { mouse -> mouse.wounds > mouse.count('poison') }
}

rules {
    ability(needs: { hurt(bearer) }, why: 'nobody in your space has a normal wound') {
        heal choose('Whom does First Aid help?', hurt(bearer)), 1
    }
}
