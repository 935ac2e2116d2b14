List<Figure> hungry(Figure baker) {
    baker.room.heroes.findAll { mouse -> mouse != baker && mouse.wounds > 0 && baker.reaches(mouse) }
}

rules {
    ability(needs: { hungry(bearer) }, why: 'nobody near you is hurt') {
        hungry(bearer).each { heal it, 1 }
    }
}
