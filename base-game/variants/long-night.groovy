rules {
    after(ChapterBegins) { begun -> moveChapterEnd(-1) }

    before(EncounterDrawn) { drawn ->
        drawn.minions.each { kind, number -> drawn.bring kind, number + 1 }
    }
}
