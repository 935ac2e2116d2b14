List<Figure> others(Figure leader) {
    leader.room.heroes.findAll { mouse -> mouse != leader }
}

rules {
    ability(needs: { others(bearer) }, why: 'no other mouse is in your room') {
        others(bearer).each { mouse -> mark mouse, 'led', until: bearer }
    }
}
