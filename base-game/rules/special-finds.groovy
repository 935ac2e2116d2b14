rules {
    // SEARCH-5: what the passage of a special find tells: that the card is found in its place, or that a mouse had it long before. Chapters
    // tell it before the card is found, therefore this is known earlier. Nothing else happens instead.
    instead(CardFound) { found ->
        if (found.due) setNote 'found-before', found.card.id == found.due ? 0 : 1
    }
}
