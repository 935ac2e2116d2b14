rules {
    // Born to Lead: the whole track is dealt, an ambush has moved its cards, and somebody else is at the top.
    after(InitiativeSet) { initiative ->
        if (initiative.dealt && bearer.trackPlace > 0) gainCheese bearer, 1
    }
}
