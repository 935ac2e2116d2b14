List<Figure> seen(Figure hero) {
    hero.room.minions.findAll { foe -> hero.sees(foe) }
}

rules {
    ability(needs: { seen(bearer) }, why: 'you see no minion') {
        mark choose('Round whose ears does Meeps flutter?', seen(bearer)), 'meeps', until: bearer
    }
}
