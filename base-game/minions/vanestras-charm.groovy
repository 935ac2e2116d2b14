rules {
    // Charm: whom she wounds and does not capture is charmed (COND-5).
    after(Wounding) { hurt ->
        if (hurt.hasAttacker() && ours(hurt.attacker) && hurt.dealt > 0 && hurt.victim.hero) mark hurt.victim, 'charmed'
    }
}
