rules {
    after(ActionTaken) { done ->
        if (done.hero == bearer && done.action == 'search') gainCheese bearer, 1
    }
}
