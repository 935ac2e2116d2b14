rules {
    after(RoundBegins) { round ->
        if (round.number > 1) heroes.each { gainCheese it, 1 }
    }
}
