rules {
    change(EntrySought) { sought -> sought.among sought.open }
}
