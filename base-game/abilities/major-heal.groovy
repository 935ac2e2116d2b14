List<Figure> hurt(Figure healer) {
    healer.room.heroes.findAll { mouse -> (mouse == healer || healer.sees(mouse)) && mouse.wounds > mouse.count('poison') }
}

rules {
    ability(needs: { hurt(bearer) }, why: 'nobody you see has a normal wound') {
        heal choose('Who is healed?', hurt(bearer)), 1
        boolean more = true
        for (int healed = 1; healed < 3 && more; healed++) {
            List<Figure> next = chooseUpTo(1, 'Who is healed next?', hurt(bearer))
            next.each { mouse -> heal mouse, 1 }
            more = !next.empty
        }
    }
}
