rules {
    after(LevelledUp) { learnt ->
        learnt.hero.room.heroes.findAll { it != learnt.hero }.each { gainCheese it, 1 }
    }
}
