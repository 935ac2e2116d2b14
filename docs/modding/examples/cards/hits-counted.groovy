rules {
    change(HitsCounted) { attack ->
        if (attack.isBy(bearer) && attack.dice.stars >= 2) attack.add 1
    }
}
