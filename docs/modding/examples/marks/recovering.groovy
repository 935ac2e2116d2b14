rules {
    offer(Recovering) { recovering ->
        if (recovering.hero == bearer) {
            recoverFrom('Hiccups') { unmark bearer, 'recovering' }
        }
    }
}
