rules {
    instead(Hit) { struck ->
        if (struck.defender == bearer && once('round')) {
            replace { say '{hero} holds up the pot lid', hero: bearer }
        }
    }
}
