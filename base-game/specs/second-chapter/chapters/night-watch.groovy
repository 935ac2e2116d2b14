rules {
    // On page 3 the relief comes before somebody is captured, on page 5 right after it.
    before(Captured) { held -> if (page == 3) relieves reserve[0], held.hero, held.hero.space }
    after(Captured) { held -> if (page == 5) relieves reserve[0], held.hero, room('guard-room').space('d6') }

    offer(HeroTurn) { turn ->
        reserve.each { mouse ->
            action('call-' + mouse.kind, 'Call {mouse}', mouse: mouse) { joins mouse, turn.hero.space }
            action('rest-' + mouse.kind, 'Let {mouse} take over', mouse: mouse) { relieves mouse, turn.hero, turn.hero.space }
            action('wake-' + mouse.kind, 'Wake {mouse}', mouse: mouse) { waits mouse, room('guard-room').space('a1') }
            party.findAll { it.captured }.each { held ->
                action('swap-' + mouse.kind + '-' + held.kind, 'Fetch {held}', held: held) { relieves mouse, held, turn.hero.space }
            }
        }
        action('home', 'Go home') { withdraws turn.hero }
        action('out', 'Send everybody else home') { party.findAll { it != turn.hero }.each { withdraws it } }
    }
}
