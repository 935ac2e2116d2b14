rules {
    ability {
        mark choose('Who is not to be seen?', bearer.room.heroes.findAll { mouse -> bearer.reaches(mouse) }), 'hidden', until: bearer
    }
}
