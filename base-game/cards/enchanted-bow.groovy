// The arrow that follows another one brings no third.
rules {
    after(AttackEnded) { ended ->
        if (ended.isBy(bearer) && ended.strike.isWith(thisCard) && ended.strike.dice.cheese > 0 && bearer.active &&
                note(bearer, 'second-arrow') == 0) {
            List<Targets> again = attacksOf(bearer).findAll { it.isWith(thisCard) }
            if (again && may('Attack once more with the Enchanted Bow?')) {
                setNote bearer, 'second-arrow', 1
                attack again[0], choose('Whom does the second arrow hit?', again[0].figures)
                setNote bearer, 'second-arrow', 0
            }
        }
    }
}
