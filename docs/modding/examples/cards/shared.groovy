rules {
    after(Shared) { sharing ->
        if ((sharing.hero == bearer || sharing.friend == bearer) && once('round')) {
            gainCheese sharing.hero, 1
            gainCheese sharing.friend, 1
        }
    }
}
