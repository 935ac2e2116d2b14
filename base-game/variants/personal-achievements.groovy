rules {
    // ACHV-1: three cheese in one roll, and later cheese for everybody.
    after(BattleRolled) { roll -> if (roll.hasAttacker()) countCheese(roll.attacker, roll.dice) }
    after(DefenceRolled) { roll ->
        boolean already = holds(roll.defender, 'master-of-cheese')
        countCheese(roll.defender, roll.dice)
        if (already && roll.dice.cheese > 0) {
            say '{hero}, Master of Cheese, has thrown cheese in defence', hero: roll.defender
            heroes.each { gainCheese it, 1 }
        }
    }

    // ACHV-2: four roaches in one encounter.
    after(Defeated) { beaten ->
        if (beaten.isKin('roach') && beaten.byHero) {
            Figure hero = beaten.victor
            setNote hero, 'roaches-beaten', note(hero, 'roaches-beaten') + 1
            if (note(hero, 'roaches-beaten') >= 4 && earn(hero, 'roach-master')) {
                say '{hero} is Roach Master now: roaches are not greedy where {hero} is', hero: hero
                moveChapterEnd 1
            }
        }
        // ACHV-5: the cat.
        if (beaten.isBossCalled('brodie') && beaten.byHero && earn(beaten.victor, 'cat-tamer')) {
            say '{hero} is Cat Tamer now: large minions defend against {hero} with one die less', hero: beaten.victor
        }
    }
    before(EncounterDrawn) { party.each { setNote it, 'roaches-beaten', 0 } }
    forbid(Peril) { peril ->
        if (peril.is('greed') && guarded(peril.figure).any { holds(it, 'roach-master') }) {
            refuse 'a Roach Master is here', rule: 'ACHV-2'
        }
    }
    change(DefenceDice) { defence ->
        if (defence.defender.large && defence.hasAttacker() && holds(defence.attacker, 'cat-tamer')) defence.dice.add(-1, 'Cat Tamer')
    }

    // ACHV-3: captured with poison in the blood; poison does nothing special after that.
    before(Captured) { captured ->
        if (captured.hero.has('poison') && earn(captured.hero, 'poison-master')) {
            say '{hero} is Poison Master now: poison wounds {hero} no worse than a sword', hero: captured.hero
        }
    }
    change(Wounding) { wounding -> if (wounding.sort == 'poison' && holds(wounding.victim, 'poison-master')) wounding.leave '' }

    // ACHV-4: captured twice; the third time the cell is empty again at once.
    change(Captured) { captured ->
        if (note(captured.hero, 'times-captured') >= 2 && holds(captured.hero, 'escape-artist')) captured.lost.each { captured.keep it }
    }
    after(Captured) { captured ->
        Figure hero = captured.hero
        int times = note(hero, 'times-captured') + 1
        setNote hero, 'times-captured', times
        if (times == 2 && earn(hero, 'escape-artist')) {
            say '{hero} is Escape Artist now: the next time {hero} comes back at once and loses nothing worn', hero: hero
            moveChapterEnd 1
        }
        if (times == 3 && holds(hero, 'escape-artist')) rescue hero
    }
}

List<Figure> guarded(Figure roach) {
    custom('roach-master:guards', ['room']).contains('room') ? roach.room.heroes : roach.space.heroes
}

void countCheese(Figure hero, Dice dice) {
    if (hero.hero && dice.cheese >= 3 && earn(hero, 'master-of-cheese')) {
        say '{hero} is Master of Cheese now: when {hero} throws cheese in defence, each mouse gains 1', hero: hero
        moveChapterEnd 1
    }
}

boolean holds(Figure hero, String name) {
    hero.hero && note(name) == hero.number + 1
}

boolean earn(Figure hero, String name) {
    if (note(name) > 0) return false
    setNote name, hero.number + 1
    return true
}
