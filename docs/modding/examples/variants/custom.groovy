rules {
    change(Custom) { asked ->
        if (asked.is('grape:lies')) asked.drop 'adjacent'
    }
}
