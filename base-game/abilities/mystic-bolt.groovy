rules {
    // RUL-92: sight is not asked, nor is BATTLE-3.
    ability(needs: { bearer.room.minions }, why: 'no minion is in the room') {
        strike bearer, thisCard.name, 'magic', true, bearer.lore, [choose('Whom does the bolt strike?', bearer.room.minions)]
    }
}
