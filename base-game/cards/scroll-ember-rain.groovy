rules {
    item(timing: 'battle', needs: { !bearer.room.minions.empty }, why: 'no minion is here') {
        strike bearer, 'Ember Rain', 'magic', true, 2, bearer.room.minions
    }
}
