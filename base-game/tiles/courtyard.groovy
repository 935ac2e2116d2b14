rules {
    // CH1-4, RUL-61: nothing but a mouse comes into the tree.
    change(Ways) { ways ->
        if (ways.mover.minion && ways.room == thisRoom) ways.bar(thisRoom.space('tree-entrance'))
    }

    forbid(PlaceAllowed) { put ->
        if (put.figure.minion && put.space == thisRoom.space('tree-entrance')) refuse 'only mice fit through the hole', rule: 'CH1-4'
    }

    // CH1-5: a 1 on a die thrown to move here, and the crow collects; in the tree nobody pays. Faces 1 and 5 show the number 1.
    // A chapter may say that its passage 'crow' is told the first time
    // a mouse or a rat pays; a roach has no fur to lose.
    after(MoveDie) { thrown ->
        Figure mover = thrown.mover
        if (mover.active && mover.room == thisRoom && mover.space.id != 'tree-entrance' &&
                thrown.dice.count(1) + thrown.dice.count(5) > 0) {
            say 'The crow collects from {mover}', mover: mover
            if ((mover.hero || mover.isKin('rat')) && custom('courtyard:toll', []).contains('told') && once('chapter')) {
                story 'crow', mover
                if (mover.isKin('rat')) storyAlso 'crow'
            }
            wound mover, 1
        }
    }
}
