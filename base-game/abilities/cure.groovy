List<String> ills(Figure mouse) {
    ['poison', 'stunned', 'webbed', 'charmed'].findAll { ill -> mouse.has(ill) }
}

List<Figure> patients(Figure healer) {
    healer.space.heroes.findAll { mouse -> ills(mouse) }
}

void cureOne(Figure healer) {
    Figure mouse = choose('Who is cured?', patients(healer))
    List<String> found = ills(mouse)
    String ill = found.get(pick('Of what?', found))
    if (ill == 'poison') heal mouse, 'poison', 1
    else unmark mouse, ill
}

rules {
    // The first cheese is the printed cost; the second and third are paid as they are wanted.
    ability(needs: { patients(bearer) }, why: 'nobody in your space is poisoned, stunned, webbed or charmed') {
        cureOne bearer
        int cured = 1
        while (cured < 3 && bearer.cheese > 0 && patients(bearer) && may('Pay 1 more cheese and cure again?')) {
            pay bearer, 1
            cureOne bearer
            cured++
        }
    }
}
