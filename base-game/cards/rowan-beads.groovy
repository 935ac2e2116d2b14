rules {
    forbid(MarkGiven) { given ->
        if (given.figure == bearer && given.is('charmed')) refuse 'the rowan beads keep charms away'
    }

    after(Wounding) { wounding ->
        int most = Math.min(wounding.dealt, bearer.cheese)
        if (wounding.victim == bearer && wounding.sort == 'poison' && bearer.active && most > 0) {
            int paid = pick('Pay 1 cheese for each poison wound that is to be a normal one',
                    (0..most).collect { it == 0 ? 'no cheese' : phrase('{n} cheese', n: it) })
            pay bearer, paid
            lessen bearer, 'poison', paid
        }
    }
}
