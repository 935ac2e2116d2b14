rules {
    change(Captured) { captured -> captured.lost.each { card -> captured.keep card } }
}
