rules {
    // Somebody always stands in a space the bearer sees: itself.
    ability {
        Space space = choose('Where does the blast go off?',
                bearer.room.spaces.findAll { it.figures && (it == bearer.space || bearer.space.sees(it)) })
        strike bearer, thisCard.name, 'magic', true, bearer.lore, space.figures
    }
}
