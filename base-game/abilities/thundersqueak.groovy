List<Figure> near(Figure hero) {
    hero.room.minions.findAll { foe -> hero.reaches(foe) && !foe.boss && !foe.has('daunted') }
}

rules {
    ability(needs: { near(bearer) }, why: 'there is no minion in reach that can be daunted') {
        near(bearer).each { foe -> if (check(bearer, 'the squeak at {foe}', 1, foe: foe)) mark foe, 'daunted' }
    }
}
