// What an inspired mouse may do is the mark's own rule.
rules {
    before(TurnBegins) { begins ->
        if (begins.isOf(bearer) && react()) heroes.each { mouse -> mark mouse, 'inspired' }
    }
}
