// TURN-4 keeps a Backslash from following a Backslash.
rules {
    after(Defeated) { beaten ->
        if (beaten.isBy(bearer) && beaten.strike.melee && beaten.strike.ofBattle) beaten.strike.keep 'backslash', 1
    }

    after(AttackEnded) { ended ->
        if (ended.isBy(bearer) && ended.strike.kept('backslash') > 0 && bearer.active && isTurnOf(bearer)) {
            List<Targets> same = attacksOf(bearer).findAll { it.isLike(ended.strike) && it.figures.any { foe -> bearer.reaches(foe) } }
            if (same && react()) attack same.first(), choose('Whom does the backslash strike?',
                    same.first().figures.findAll { foe -> bearer.reaches(foe) })
        }
    }
}
