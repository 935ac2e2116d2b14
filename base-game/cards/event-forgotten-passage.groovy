rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) lay event.hero.space, 'passage'
    }
}
