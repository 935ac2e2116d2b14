// RUL-69: the healer herself does not count.
rules {
    change(BattleDice) { attack ->
        if (attack.isBy(bearer) && attack.strike.isWith(thisCard)) {
            attack.add(bearer.space.heroes.findAll { it != bearer && it.wounds > 0 }.size())
        }
    }
}
