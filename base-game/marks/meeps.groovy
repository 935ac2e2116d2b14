rules {
    change(DefenceDice) { defence ->
        if (defence.defender == bearer) defence.add(-1)
    }
}
