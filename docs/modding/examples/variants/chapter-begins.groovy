rules {
    after(ChapterBegins) { begun ->
        moveChapterEnd 1
    }
}
