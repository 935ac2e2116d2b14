rules {
    // Two pieces lie on the wheel from the start, so that a lesson sees a surge.
    after(ChapterBegins) { begun ->
        wheelGains room('guard-room'), 2
    }

    // What is found smells: the wheel fills up at once, if it has not before.
    after(CardFound) { found ->
        if (found.card.id == 'old-rind' && once('chapter')) {
            setNote 'found-in-the-straw', 1
            story 'found', found.hero
            wheelGains found.hero.room, 4
        }
    }

    // One mouse alone is easily taken. It gets up again once, in story mode.
    change(Custom) { asked ->
        if (asked.is('story-mode:second-wind')) asked.add 'minions-go'
    }
}
