rules {
    // RUL-92: sight is not asked, nor is BATTLE-3.
    ability(needs: { bearer.room.minions }, why: 'no minion is in the room') {
        Figure target = choose('Whom does the bolt strike?', bearer.room.minions)
        strike bearer, with: thisCard.name, damage: 'magic', ranged: true, dice: bearer.lore, at: target
    }
}
