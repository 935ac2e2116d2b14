rules {
    // Whoever is large stays on its feet: COND-4.
    after(Defended) { defence ->
        if (defence.isBy(bearer) && defence.strike.isWith(thisCard) && defence.defender.minion && defence.defender.active) {
            mark defence.defender, 'knocked-down'
        }
    }
}
