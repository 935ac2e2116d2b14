rules {
    after(Defended) { defence ->
        if (defence.isBy(bearer) && defence.strike.isWith(thisCard) && defence.defender.minion && defence.defender.active &&
                defence.defender.small) {
            mark defence.defender, 'knocked-down'
        }
    }
}
