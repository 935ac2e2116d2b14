rules {
    change(MoveThrow) { move -> move.takeInstead 2 }
}
