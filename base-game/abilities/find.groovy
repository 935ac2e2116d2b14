rules {
    instead(SearchSucceeded) { search ->
        int cards = searchCards('deck').size() + searchCards('discard').size()
        if (search.hero == bearer && !search.special && cards > 1 && react()) {
            replace {
                List<CardInPlay> drawn = []
                2.times {
                    drawSearchCard().each { card ->
                        moveCard card, 'aside'
                        drawn.add card
                    }
                }
                CardInPlay chosen = choose('Which card do you take?', drawn)
                drawn.findAll { card -> card != chosen }.each { card -> shuffleIn card }
                found bearer, chosen
            }
        }
    }
}
