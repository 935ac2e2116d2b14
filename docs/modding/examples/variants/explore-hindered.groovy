rules {
    change(ExploreHindered) { way ->
        way.minions.findAll { !it.reaches(way.hero) }.each { way.spare it }
    }
}
