rules {
    instead(Hit) { struck ->
        if (struck.defender == bearer && struck.hasAttacker() && play('Play Dead?')) {
            replace {
                loseCheese bearer, 1
                mark bearer, 'knocked-down'
            }
        }
    }
}
