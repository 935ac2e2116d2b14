rules {
    offer(HeroTurn) { turn ->
        if (reserve) action('wake', 'Wake the second shift') { joins reserve[0], turn.hero.space }
        action('sleep', 'Go to sleep') { withdraws turn.hero }
    }
}
