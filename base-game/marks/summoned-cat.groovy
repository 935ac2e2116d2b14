rules {
    after(RoundEnds) {
        List<Figure> cats = minions.findAll { it.isBossCalled('brodie') }
        if (cats.every { it.room.minions.size() == 1 } && (cats.empty || mayTogether('Let Brodie go?'))) {
            cats.each { takeOff it }
            setNote 'summoned-cat', 0
        }
    }
}
