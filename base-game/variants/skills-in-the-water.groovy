rules {
    change(Custom) { asked ->
        if (asked.is('water:bars')) ['item', 'ability'].each { free -> asked.drop free }
    }
}
