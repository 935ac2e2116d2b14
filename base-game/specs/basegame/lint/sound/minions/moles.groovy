rules {
    after(Defeated) { fall ->
        say 'The mole is gone.'
    }
}
