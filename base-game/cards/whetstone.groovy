rules {
    item(keep: true, needs: { moveUnused && movement > 0 && canMove(bearer) && !bearer.has('sharpened') },
            why: 'it takes the whole movement of the turn') {
        useUpMovement()
        mark bearer, 'sharpened'
    }
}
