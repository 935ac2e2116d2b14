rules {
    // The first bite of the moon is told once, of whoever finds it.
    after(CardFound) { find ->
        if (find.card.id == 'slice-of-moon') story 'first-bite', find.hero
    }
}
