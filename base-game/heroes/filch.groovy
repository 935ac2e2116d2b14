rules {
    // Pilfer, RUL-27: what the rat itself rolled has gone on the wheel before this, or has emptied it.
    after(Defeated) { beaten ->
        if (beaten.isBy(bearer)) {
            boolean free = beaten.isKin('rat') && wheel > 0
            if (free && may('Take the cheese from the minion wheel? Otherwise it comes from the supply')) wheelLoses 1
            gainCheese bearer, 1
        }
    }

    // Prehensile Tail: a third paw, for one dagger.
    change(PawsNeeded) { need ->
        if (need.hero == bearer && need.has('dagger')) need.paws.add(-1, 'tail')
    }
}
