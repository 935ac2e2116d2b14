rules {
    change(Healing) { cure ->
        if (cure.figure == bearer) cure.amount.add 1, thisCard
    }
}
