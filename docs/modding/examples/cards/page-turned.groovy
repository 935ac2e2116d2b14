rules {
    instead(PageTurned) { page ->
        if (page.surge && once('chapter')) {
            replace { say '{hero} holds the hourglass on its side', hero: bearer }
        }
    }
}
