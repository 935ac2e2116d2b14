rules {
    offer(HeroTurn) { turn ->
        ability { say 'Earth flies.' }
    }
}
