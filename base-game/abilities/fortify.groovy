rules {
    offer(HeroTurn) { turn ->
        ability { bearer.room.heroes.each { mouse -> mark mouse, 'fortified', until: bearer } }
    }
}
