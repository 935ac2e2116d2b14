// INIT-2: before any ambush.
rules {
    after(TrackDealt) {
        int place = bearer.trackPlace
        List<String> ways = ['Stay']
        List<Integer> places = [place]
        if (place > 0) {
            ways << 'Swap with the card above'
            places << place - 1
        }
        if (place < trackLength - 1) {
            ways << 'Swap with the card below'
            places << place + 1
        }
        moveOnTrack bearer.kind, places[pick('The track is dealt', ways)]
    }
}
