rules {
    change(DefenceDice) { defence ->
        if (defence.defender == bearer) defence.add(1)
    }

    // Whoever leaves the tile loses it; turning the tile over is not leaving it.
    after(RoomLeft) { left ->
        if (bearer.room != left.room && bearer.room.facts().tile() != left.room.facts().tile()) unmark bearer, 'fortified'
    }
}
