rules {
    // Draw Power: cheese of an attack counts twice.
    change(CheeseGained) { gained ->
        if (gained.hero == bearer && gained.from == 'attack') gained.amount.times(2, 'Draw Power')
    }
}
