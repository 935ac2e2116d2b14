rules {
    after(ChapterBegins) { begun -> if (endPage > 2) moveChapterEnd(-1) }

    before(EncounterDrawn) { drawn ->
        drawn.minions.each { kind, number -> drawn.bring kind, number + 1 }
    }
}
