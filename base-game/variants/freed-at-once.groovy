void free() {
    if (minions.empty && heroes) {
        party.findAll { it.captured }.each { mouse ->
            rescue mouse
            if (mouse.active) setNote mouse, 'out-of-breath', 1
        }
    }
}

rules {
    after(Defeated) { beaten -> free() }

    // Those who leave without being defeated, such as roaches that have feasted.
    after(TurnEnds) { ended -> if (!ended.heroTurn) free() }

    instead(HeroTakesTurn) { turn ->
        if (note(turn.hero, 'out-of-breath') > 0) {
            replace {
                setNote turn.hero, 'out-of-breath', 0
                say '{mouse} is still out of breath from the cage', mouse: turn.hero
            }
        }
    }
}
