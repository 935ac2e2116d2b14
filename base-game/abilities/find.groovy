rules {
    instead(SearchSucceeded) { search ->
        int cards = searchCards('deck').size() + searchCards('discard').size()
        if (search.hero == bearer && !search.special && cards > 1 && react()) {
            replace {
                List<CardInPlay> drawn = []
                2.times {
                    drawn.addAll(drawSearchCard())
                    moveCard drawn.last(), 'aside'
                }
                CardInPlay chosen = choose('Which card do you take?', drawn)
                drawn.findAll { card -> card != chosen }.each { card -> shuffleIn card }
                found bearer, chosen
            }
        }
    }
}
