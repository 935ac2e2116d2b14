rules {
    change(EntrySought) { sought ->
        if (sought.minion.small && !sought.minion.ranged) sought.among sought.leastCrowded
    }
}
