rules {
    change(Ways) { ways ->
        if (ways.room == here.room) ways.stopAt here
    }
}
