rules {
    instead(CheeseGained) { gain ->
        List<Figure> poorer = bearer.room.heroes.findAll { it.cheese < bearer.cheese }
        if (gain.hero == bearer && gain.from == 'attack' && poorer) {
            replace { gainCheese choose('Who gets the cheese?', poorer), gain.amount.total }
        }
    }
}
