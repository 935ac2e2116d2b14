List<Figure> hurt() {
    bearer.space.heroes.findAll { it.wounds > 0 }
}

rules {
    item(needs: { hurt() }, why: 'nobody here has a wound') {
        Figure mouse = choose('Who drinks?', hurt())
        boolean blood = mouse.wounds > mouse.count('poison')
        if (mouse.has('poison') && (!blood || pick('What is it for?', ['2 normal wounds', 'All poison wounds']) == 1)) {
            heal mouse, 'poison', mouse.count('poison')
        } else {
            heal mouse, 2
        }
    }
}
