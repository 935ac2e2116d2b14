rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) {
            int left = 4
            event.hero.room.heroes.each { mouse ->
                int taken = left == 0 ? 0 : pickTogether('How much of the larder is for ' + mouse + '?', (0..left).collect { it + ' cheese' })
                gainCheese mouse, taken
                left -= taken
            }
            wheelLoses left
        }
    }
}
