rules {
    change(Custom) { asked ->
        if (asked.is('roach-master:guards')) asked.drop 'room'
    }
}
