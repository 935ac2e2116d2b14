rules {
    // When the Guard Room surges, the tile of the Pipes is destroyed with everything on it.
    after(Surging) { surge ->
        if (surge.has('pipes') && !room('pipes').gone) removeTile room('pipes')
    }

    // Rescue by tile: minions elsewhere do not matter.
    change(RescueAllowed) { rescue ->
        List<Figure> safe = heroes.findAll { it.room.minions.empty }
        if (safe) {
            rescue.minions.each { rescue.spare it }
            rescue.beside safe
        }
    }

    // The King's clock: a page each round after her fall.
    before(RoundEnds) { if (note('fallen-queen') > 0) turnPage() }

    after(Defeated) { beaten -> if (beaten.isBossCalled('vanestra')) setNote 'fallen-queen', 1 }

    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.room.id == 'forge' && mouse.space.id == 'pipe' && note('fallen-queen') > 0) {
            action('leave', 'Leave by the pipe') {
                party.findAll { it.captured }.each { withdraws it }
                withdraws mouse
            }
        }
        List<Figure> lost = heroes.findAll { it.has('charmed') && it != mouse && it.space == mouse.space }
        if (lost) {
            action('call', 'Say what {friend} wanted to keep', friend: lost[0]) {
                story 'called-back', mouse, companion: lost[0]
                unmark lost[0], 'charmed'
            }
        }
    }
}
