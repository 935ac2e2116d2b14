rules {
    change(Custom) { asked ->
        if (asked.is('brodie:leaps')) asked.drop 'where he is'
    }
}
