rules {
    forbid(MarkGiven) { given ->
        if (given.figure == bearer && given.is('knocked-down')) refuse 'sensible shoes stand firm'
    }
}
