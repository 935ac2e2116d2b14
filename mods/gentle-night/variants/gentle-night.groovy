rules {
    // CAPTURE-2: nothing is lost.
    change(Captured) { captured ->
        captured.keeps.add captured.hero.cheese, 'A Gentle Night'
        captured.lost.each { captured.keep it }
    }

    // CAPTURE-3: and the night is no shorter for it.
    instead(PageTurned) { page ->
        if (page.why == 'capture') replace { say 'The hourglass looks the other way' }
    }
}
