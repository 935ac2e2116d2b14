rules {
    change(ActionPrice) { act ->
        if (act.hero == bearer && act.is('search')) act.price.set 0, thisCard
    }
}
