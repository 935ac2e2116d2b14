rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) {
            int left = 4
            event.hero.room.heroes.each { mouse ->
                int taken = left == 0 ? 0 : pickTogether('How much of the larder is for {hero}?',
                        (0..left).collect { it == 0 ? 'no cheese' : phrase('{n} cheese', n: it) }, hero: mouse)
                gainCheese mouse, taken
                left -= taken
            }
            wheelLoses left
        }
    }
}
