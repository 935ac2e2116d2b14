rules {
    forbid(ExploreAllowed) { way ->
        if (way.from.heroes.any { it.cheese == 0 }) refuse 'somebody is hungry', remedy: 'Share some cheese first'
    }
}
