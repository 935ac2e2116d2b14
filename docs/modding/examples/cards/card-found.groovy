rules {
    instead(CardFound) { find ->
        if (find.hero == bearer && find.card.type == 'item') {
            replace {
                discard find.card
                gainCheese bearer, 2
            }
        }
    }
}
