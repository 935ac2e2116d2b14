rules {
    after(AttackEnded) { attack ->
        if (attack.isBy(bearer) && attack.strike.targets.any { it.active }) heal bearer, 1
    }
}
