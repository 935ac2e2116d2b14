rules {
    after(StoryAnswered) { told ->
        if (told.answer == 'stay') gainCheese told.hero, 1
    }
}
