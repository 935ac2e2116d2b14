rules {
    // A Use for Everything: a party item of the deck in place of what the search would find.
    instead(SearchSucceeded) { search ->
        List<CardInPlay> items = searchCards('deck').findAll { card -> card.type == 'party-item' }
        boolean free = search.hero == bearer && items && custom('nez:use-for-everything', ['anywhere'])
        if (free && may('Take a party item, drawn at random, in place of what you would find?')) {
            replace { found bearer, drawOne('A party item from the search deck', items) }
        }
    }

    // Stands Fast.
    forbid(MarkGiven) { given ->
        if (given.figure == bearer && given.is('knocked-down')) refuse 'he stands fast'
    }
}
