rules {
    forbid(SurgeBegins) { surge ->
        if (surge.room.heroes.size() == 1) refuse 'a single mouse is beneath their notice'
    }
}
