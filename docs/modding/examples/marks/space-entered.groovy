rules {
    after(SpaceEntered) { came ->
        if (came.space == here && came.mover.hero) {
            lift here, 'space-entered'
            gainCheese came.mover, 1
        }
    }
}
