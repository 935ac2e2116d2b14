rules {
    forbid(ActionAllowed) { wanted ->
        if (wanted.hero == bearer && !wanted.free && isTurnOf(bearer) && hasDone(wanted.action)) {
            refuse 'it has been done in this turn', remedy: 'Do something else in your Energy Rush'
        }
    }

    after(ActionTaken) { taken ->
        if (taken.hero == bearer) unmark bearer, 'rushing'
    }
}
