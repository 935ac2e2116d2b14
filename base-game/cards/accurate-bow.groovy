rules {
    change(HitsCounted) { attack ->
        if (attack.isBy(bearer) && attack.strike.isWith(thisCard)) attack.add(attack.dice.bows)
    }
}
