rules {
    instead(HeroTakesTurn) { turn ->
        if (turn.hero == bearer && bearer.wounds >= 2) {
            replace { heal bearer, 1 }
        }
    }
}
