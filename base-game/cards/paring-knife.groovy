// MOVE-9, MOVE-10 are not asked: it is one quick step.
rules {
    after(Defeated) { beaten ->
        if (beaten.isBy(bearer) && beaten.isWith(thisCard) && bearer.active) moveNow bearer, 1
    }
}
