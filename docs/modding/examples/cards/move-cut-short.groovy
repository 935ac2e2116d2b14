rules {
    forbid(MoveCutShort) { cut ->
        if (cut.hero == bearer) refuse 'soft slippers never really stop'
    }
}
