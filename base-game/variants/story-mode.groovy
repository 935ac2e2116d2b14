rules {
    instead(PageTurned) { turned -> replace { } }
}
