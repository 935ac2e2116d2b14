rules {
    // Steal: each unblocked hit takes a cheese; only of one who has none left is it a wound. What the greedy take goes
    // on the wheel (ENC-7).
    before(Wounding) { hurt ->
        if (hurt.hasAttacker() && ours(hurt.attacker) && hurt.victim.hero && exposed(hurt.victim, 'theft')) {
            int before = hurt.victim.cheese
            loseCheese hurt.victim, hurt.amount.dice
            int stolen = before - hurt.victim.cheese
            hurt.add(-stolen)
            if (hurt.attacker.has('greedy') && exposed(hurt.victim, 'greed')) wheelGains hurt.attacker.room, stolen
        }
    }
}
