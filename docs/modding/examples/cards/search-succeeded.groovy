rules {
    before(SearchSucceeded) { search ->
        if (search.hero == bearer) gainCheese bearer, 1
    }
}
