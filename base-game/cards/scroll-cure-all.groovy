List<Figure> ill() {
    bearer.room.heroes.findAll { mouse -> bearer.sees(mouse) && (mouse.wounds > 0 || ills().any { mouse.has(it) }) }
}

List<String> ills() {
    ['stunned', 'webbed', 'charmed', 'knocked-down']
}

rules {
    item(needs: { ill() }, why: 'nobody in sight has anything to cure') {
        Figure mouse = choose('Who is cured?', ill())
        heal mouse, 'poison', mouse.count('poison')
        heal mouse, mouse.wounds
        ills().each { unmark mouse, it }
    }
}
