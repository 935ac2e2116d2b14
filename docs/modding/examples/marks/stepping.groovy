rules {
    before(Stepping) { step ->
        if (step.to == here) wheelGains here.room, 1
    }
}
