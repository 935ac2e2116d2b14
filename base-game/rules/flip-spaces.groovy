// EXPLORE-6, RUL-58: what the symbols on flip spaces ask for.
rules {
    forbid(ExploreAllowed) { way ->
        if (way.needs == 'fishhook' && !inStash('fishhook-and-thread') && !way.from.spaces.any { it.has('fishhook-and-thread') }) {
            refuse 'it is out of reach without Fishhook & Thread', remedy: 'Have it in the stash, or lay it in this room', rule: 'EXPLORE-6'
        }
        if (way.needs == 'tool' && !way.hero.isClass('tinkerer') && !way.hero.isClass('scamp')) {
            refuse 'these wheels want clever paws', remedy: 'Let a tinkerer or a scamp do it; the others go along', rule: 'EXPLORE-6'
        }
    }
}
