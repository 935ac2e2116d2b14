rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) {
            if (canLearn(event.hero, 4) && pick(event.hero, 'What do you take from him?',
                    ['Level up for 4 cheese', 'Gain 2 cheese']) == 0) {
                learn event.hero, 4
            } else {
                gainCheese event.hero, 2
            }
        }
    }
}
