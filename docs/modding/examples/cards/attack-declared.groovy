rules {
    before(AttackDeclared) { attack ->
        if (attack.isBy(bearer)) {
            bearer.room.heroes.findAll { it.cheese == 0 }.take(1).each { gainCheese it, 1 }
        }
    }
}
