rules {
    instead(Surging) { surge ->
        if (surge.minions && surge.room.has('surged')) {
            replace { say 'Minions have come to {room} by a surge before; no more come', room: surge.room }
        }
    }
}
