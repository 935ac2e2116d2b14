rules {
    change(Custom) { asked ->
        if (asked.is('disguises:are-worn')) asked.drop 'by choice'
    }
}
