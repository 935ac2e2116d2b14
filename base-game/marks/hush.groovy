rules {
    instead(CheeseOnWheel) { cheese ->
        if (cheese.from in ['attack', 'defence', 'time']) {
            replace { say 'Hush: the minion wheel stays as it is' }
        }
    }
}
