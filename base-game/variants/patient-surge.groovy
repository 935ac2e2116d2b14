rules {
    instead(SurgeBegins) { surge ->
        if (surge.inAttack) {
            replace {
                if (!surge.room.has('surge-waits')) say 'The surge waits until the attack is over'
                markRoom surge.room, 'surge-waits', 1
            }
        }
    }

    after(AttackEnded) { attack ->
        rooms.findAll { it.has('surge-waits') }.each { room ->
            markRoom room, 'surge-waits', 0
            surge room
        }
    }
}
