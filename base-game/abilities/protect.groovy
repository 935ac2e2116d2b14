rules {
    // What gets through to another mouse becomes hits on the bearer, with all the attack brings. Asked once for each mouse an attack hits.
    instead(Wounding) { wounding ->
        Figure victim = wounding.victim
        if (victim.hero && victim != bearer && wounding.hasAttacker() && wounding.attacker.minion && bearer.reaches(victim)) {
            Strike strike = wounding.strike.get()
            boolean asked = strike.kept('protect ' + victim.key()) > 0
            strike.keep 'protect ' + victim.key(), 1
            int hits = wounding.amount.dice()
            if (!asked && hits > 0 && react()) replace { hit bearer, strike, hits }
        }
    }
}
