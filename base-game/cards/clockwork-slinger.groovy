rules {
    after(AttackEnded) { attack ->
        if (attack.isBy(bearer) && attack.strike.isWith(thisCard)) mark bearer, 'unwound'
    }

    forbid(WeaponAllowed) { attack ->
        if (attack.hero == bearer && attack.isWith(thisCard) && bearer.has('unwound')) {
            refuse 'it has run down', remedy: 'Wind it up: give up the movement of a turn, or pay 1 cheese'
        }
    }

    offer(HeroTurn) { turn ->
        if (turn.hero == bearer && bearer.has('unwound')) {
            if (moveUnused && movement > 0 && canMove(bearer)) {
                option('walk', 'Wind up the Clockwork Slinger instead of moving') {
                    useUpMovement()
                    unmark bearer, 'unwound'
                }
            }
            if (bearer.cheese > 0) {
                option('cheese', 'Wind up the Clockwork Slinger for 1 cheese') {
                    pay bearer, 1
                    unmark bearer, 'unwound'
                }
            }
        }
    }
}
