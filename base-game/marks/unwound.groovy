// A slinger one finds is wound up, whatever became of the last one.
rules {
    after(CardFound) { found ->
        if (found.hero == bearer && found.card.id == 'clockwork-slinger') unmark bearer, 'unwound'
    }
}
