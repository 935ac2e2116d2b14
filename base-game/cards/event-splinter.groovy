rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) {
            List<CardInPlay> gear = event.hero.finds
            if (gear && pick(event.hero, 'A rusty splinter', ['Take 1 wound', 'Discard a card']) == 1) {
                discard choose(event.hero, 'Which card do you discard?', gear)
            } else {
                wound event.hero, 1
            }
        }
    }
}
