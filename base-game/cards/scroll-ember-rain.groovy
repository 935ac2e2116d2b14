rules {
    item(timing: 'battle', needs: { !bearer.room.minions.empty }, why: 'no minion is here') {
        strike bearer, with: 'Ember Rain', damage: 'magic', ranged: true, dice: 2, at: bearer.room.minions
    }
}
