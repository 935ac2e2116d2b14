rules {
    after(RoundEnds) { ended ->
        heroes.findAll { it.cheese == 0 }.each { gainCheese it, 1 }
    }
}
