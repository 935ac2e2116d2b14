rules {
    // SEARCH-5: whether a hidden card is found in its place, or a mouse had it long before. Its passage is told before the find.
    instead(CardFound) { found ->
        if (found.due) setNote 'found-before', found.card.id == found.due ? 0 : 1
    }
}
