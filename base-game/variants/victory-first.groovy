rules {
    // Only the surge that would end the chapter waits for the attack.
    instead(SurgeBegins) { surge ->
        if (surge.inAttack && page + 1 >= endPage) {
            replace { markRoom surge.room, 'surge-waits', 1 }
        }
    }

    before(AttackEnded) { attack ->
        if (rooms.any { it.has('surge-waits') }) checkVictory()
    }

    after(AttackEnded) { attack ->
        rooms.findAll { it.has('surge-waits') }.each { room ->
            markRoom room, 'surge-waits', 0
            surge room
        }
    }
}
