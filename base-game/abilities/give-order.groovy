List<String> orders() {
    ['battle', 'search', 'scurry', 'recover']
}

List<Figure> able(Figure leader) {
    leader.room.heroes.findAll { mouse -> mouse != leader && leader.sees(mouse) && canAct(mouse, orders()) }
}

rules {
    // It is no action in the ordered mouse's own turn, so Inspire does not follow it.
    ability(needs: { able(bearer) }, why: 'no other mouse you see can do any of it') {
        Figure mouse = choose('Who acts on your order?', able(bearer))
        say '{leader} gives {mouse} an order', leader: bearer, mouse: mouse
        actNow mouse, orders()
    }
}
