rules {
    change(Custom) { asked ->
        if (asked.is('disguises:fool')) asked.add 'elite-rat-warriors'
    }
}
