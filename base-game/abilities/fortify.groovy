rules {
    ability { bearer.room.heroes.each { mouse -> mark mouse, 'fortified', until: bearer } }
}
