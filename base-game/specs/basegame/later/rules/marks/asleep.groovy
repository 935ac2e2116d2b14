rules {
    instead(MinionTurn) { turn ->
        if (turn.minion == bearer) replace { }
    }
    change(ExploreHindered) { way -> way.spare bearer }
    change(RescueAllowed) { rescue -> rescue.spare bearer }
    after(Wounding) { hurt ->
        if (hurt.victim == bearer && bearer.active) unmark bearer, 'asleep'
    }
}
