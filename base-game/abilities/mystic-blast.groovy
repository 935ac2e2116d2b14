rules {
    // Somebody always stands in a space the bearer sees: itself.
    ability {
        Space space = choose('Where does the blast go off?',
                bearer.room.spaces.findAll { it.figures && (it == bearer.space || bearer.space.sees(it)) })
        strike bearer, with: thisCard.name, damage: 'magic', ranged: true, dice: bearer.lore, at: space.figures
    }
}
