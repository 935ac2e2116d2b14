rules {
    // Stun: whoever it wounds and does not capture is stunned (COND-1).
    after(Wounding) { hurt ->
        if (hurt.hasAttacker() && ours(hurt.attacker) && hurt.dealt > 0 && hurt.victim.hero) mark hurt.victim, 'stunned'
    }
}
