rules {
    after(TrackDealt) { dealt ->
        moveOnTrack party[0].kind, 0
    }
}
