rules {
    after(ChapterEnds) { ended ->
        if (!ended.won) say 'Tomorrow is another night'
    }
}
