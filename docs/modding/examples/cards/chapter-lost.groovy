rules {
    instead(ChapterLost) { lost ->
        if (lost.byTime && once('chapter')) {
            replace {
                say '{hero} stops the last grain of sand with one paw', hero: bearer
                moveChapterEnd 1
            }
        }
    }
}
