rules {
    offer(HeroTurn, own) {
        ability { bearer.room.heroes.each { mouse -> mark mouse, 'fortified', until: bearer } }
    }
}
