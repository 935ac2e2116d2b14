rules {
    // A chapter in which the hourglass is a friend says so, and it moves on. Nobody is asked to stop what stands still.
    forbid(PageTurned) { turned ->
        if (custom('story-mode:hourglass', ['stands'])) refuse 'the hourglass stays where it is', rule: 'SURGE-2'
    }

    // Achievements and friends move the end, which nobody needs while the hourglass stands.
    after(ChapterEndMoved) {
        if (custom('story-mode:hourglass', ['stands'])) say 'The hourglass stands still, so this page is worth nothing now'
    }

    // CAPTURE-5: a chapter in which mice are easily taken says what saves the last one, once.
    instead(Captured) { captured ->
        Figure last = captured.hero
        List<String> winds = custom('story-mode:second-wind', [])
        if (winds && heroes == [last] && once('chapter')) replace {
            heal last, 'poison', last.count('poison')
            heal last, last.wounds
            say '{mouse} lies very still, is taken for beaten, and gets up again', mouse: last
            if (winds.contains('told')) story 'second-wind', last
            if (winds.contains('minions-go')) minions.findAll { minion -> !minion.boss }.each { minion -> takeOff minion }
        }
    }

    change(Custom) { asked ->
        if (asked.is('the-night-the-tree-stood:last-house')) asked.drop 'falls'
    }

    change(Custom) { asked ->
        if (asked.is('vursts-redemption:captain')) asked.drop 'shoots'
    }

    change(Custom) { asked ->
        if (asked.is('the-horn-and-the-harvest:crow')) asked.drop 'bites'
    }
}
