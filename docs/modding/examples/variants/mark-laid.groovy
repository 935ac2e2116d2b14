rules {
    after(MarkLaid) { laid ->
        if (laid.is('dinner-fork') && laid.number > 0) wheelGains acting.room, 1
    }
}
