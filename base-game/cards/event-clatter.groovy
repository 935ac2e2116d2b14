rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) {
            if (pick(event.hero, 'What a clatter!',
                    ['2 cheese on the minion wheel', 'Be stunned']) == 0) wheelGains event.hero.room, 2 else mark event.hero, 'stunned'
        }
    }
}
