rules {
    offer(RecoverChoices) { recovering ->
        if (recovering.hero == bearer) {
            recoverFrom('Hiccups') { unmark bearer, 'recover-choices' }
        }
    }
}
