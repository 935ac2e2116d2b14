rules {
    offer(HeroTurn) { turn ->
        List<Figure> here = bearer.room.heroes
        List<Figure> givers = here.findAll {
            turn.hero.room == bearer.room && (it.cheese > 0 || it.pack || it.tricks.any { card -> card != thisCard })
        }
        if (here.size() > 1 && givers) {
            option('Sleight of Paw') {
                discard thisCard
                Figure from = choose('Who gives?', givers)
                Figure to = choose('Who receives?', here.findAll { it != from })
                List<CardInPlay> cards = from.pack + from.tricks
                int most = Math.min(3, from.cheese)
                List<Object> words = []
                most.times { words << phrase('{n} cheese', n: it + 1) }
                words.addAll(cards)
                int what = pick('What?', words)
                if (what < most) handCheese from, to, what + 1 else hand cards[what - most], to
            }
        }
    }
}
