rules {
    change(Ways) { ways ->
        if (ways.mover.hero) ways.againstTheArrows()
    }
}
