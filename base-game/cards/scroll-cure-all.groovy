rules {
    offer(HeroTurn) {
        List<Figure> ill = bearer.room.heroes.findAll { mouse ->
            bearer.sees(mouse) && (mouse.wounds > 0 || ['stunned', 'webbed', 'charmed', 'knocked-down'].any { mouse.has(it) })
        }
        item(needs: !ill.empty, why: 'nobody in sight has anything to cure') {
            Figure mouse = choose('Who is cured?', ill)
            heal mouse, 'poison', mouse.count('poison')
            heal mouse, mouse.wounds
            ['stunned', 'webbed', 'charmed', 'knocked-down'].each { unmark mouse, it }
        }
    }
}
