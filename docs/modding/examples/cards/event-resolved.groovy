rules {
    after(EventResolved) { event ->
        if (event.card == thisCard) wheelLoses 2
    }
}
