List<Figure> seen(Figure hero) {
    hero.room.minions.findAll { foe -> hero.sees(foe) }
}

rules {
    // The duty to attack what is in reach (BATTLE-3) does not hold.
    ability(needs: { seen(bearer) }, why: 'you see no minion') {
        Figure first = choose('Where does the lightning strike first?', seen(bearer))
        List<Figure> struck = [first]
        struck.addAll(chooseUpTo(bearer.lore - 1, 'Where does it leap to?', seen(bearer).findAll { foe -> foe != first }))
        strike bearer, with: thisCard.name, damage: 'magic', ranged: true, dice: 3, at: struck
    }
}
