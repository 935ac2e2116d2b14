rules {
    // Web: whom she wounds and does not capture is webbed (COND-2).
    after(Wounding) { hurt ->
        if (hurt.hasAttacker() && ours(hurt.attacker) && hurt.dealt > 0 && hurt.victim.hero) mark hurt.victim, 'webbed'
    }
}
