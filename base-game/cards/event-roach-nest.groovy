rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) {
            if (event.hero.cheese >= 2 && pick(event.hero, 'A nest behind the lath!', ['Discard 2 cheese', '2 roaches arrive']) == 0) {
                loseCheese event.hero, 2
            } else {
                bring event.hero.room, [roaches: 2]
            }
        }
    }
}
