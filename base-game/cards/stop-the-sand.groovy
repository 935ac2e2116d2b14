rules {
    instead(PageTurned) { page ->
        if (page.surge && play('Stop the Sand in the Glass?')) {
            replace { say 'The sand stands still' }
        }
    }
}
