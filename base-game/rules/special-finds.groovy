rules {
    // SEARCH-5: what the passage of a special find tells: that the card is found in its place, or that a mouse had it long before.
    before(CardFound) { found ->
        if (found.due) setNote 'found-before', found.card.id == found.due ? 0 : 1
    }
}
