rules {
    // COND-4, RUL-46: only what is small can be knocked down.
    forbid(MarkGiven) { given ->
        if (given.is('knocked-down') && !given.figure.small) refuse 'too large to be knocked down', rule: 'COND-4'
    }
}
