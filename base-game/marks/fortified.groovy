rules {
    change(DefenceDice) { defence ->
        if (defence.defender == bearer) defence.add(1)
    }

    // Whoever leaves the tile loses it; turning the tile over is not leaving it.
    after(RoomLeft) { left ->
        if (bearer.room != left.room && bearer.room.tile != left.room.tile) unmark bearer, 'fortified'
    }
}
