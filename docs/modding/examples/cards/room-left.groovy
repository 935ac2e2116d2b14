rules {
    after(RoomLeft) { left ->
        gainCheese bearer, 1
    }
}
