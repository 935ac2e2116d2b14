// CH1-4, RUL-61: nothing but a mouse comes into the tree.
rules {
    change(Ways) { ways ->
        if (ways.mover.minion && ways.room == thisRoom) ways.bar(thisRoom.space('tree-entrance'))
    }

    forbid(PlaceAllowed) { put ->
        if (put.figure.minion && put.space == thisRoom.space('tree-entrance')) refuse 'only mice fit through the hole', rule: 'CH1-4'
    }
}
