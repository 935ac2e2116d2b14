rules {
    // What gets through to another mouse becomes hits on the bearer, with all the attack brings.
    instead(Wounding) { wounding ->
        Figure victim = wounding.victim
        boolean attacked = wounding.hasAttacker() && wounding.attacker.minion && wounding.amount.dice > 0
        if (attacked && victim.hero && victim != bearer && bearer.reaches(victim) && react()) {
            replace { hit bearer, wounding.strike, wounding.amount.dice }
        }
    }
}
