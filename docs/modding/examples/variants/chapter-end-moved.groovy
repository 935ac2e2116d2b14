rules {
    after(ChapterEndMoved) { moved ->
        party.each { gainCheese it, moved.pages }
    }
}
