rules {
    before(TurnBegins) { turn ->
        say 'The ground gives way.'
    }
}
