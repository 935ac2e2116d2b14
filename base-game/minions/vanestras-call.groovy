rules {
    // Call: when she has attacked, or had nobody to attack, a rat warrior comes (PLACE-4, INIT-10).
    after(MinionTurn) { turn ->
        if (ours(turn.minion)) bring turn.minion.room, ['rat-warriors': 1]
    }
}
