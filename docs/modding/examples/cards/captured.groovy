rules {
    change(Captured) { captured ->
        if (captured.hero == bearer) captured.keeps.add 2, thisCard
    }
}
