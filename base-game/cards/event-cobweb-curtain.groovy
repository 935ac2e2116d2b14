rules {
    after(EventResolved) { event ->
        if (event.card == thisCard && may(event.hero, 'Reach into the web?')) {
            mark event.hero, 'webbed'
            drawSearchCard().each { next ->
                if (next.id == thisCard.id) {
                    discard next
                    gainCheese event.hero, 1
                } else {
                    found event.hero, next
                }
            }
        }
    }
}
