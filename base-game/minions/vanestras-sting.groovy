rules {
    // Sting: poison wounds (COND-6).
    change(Wounding) { hurt ->
        if (hurt.hasAttacker() && ours(hurt.attacker) && hurt.victim.hero) hurt.leave 'poison'
    }
}
