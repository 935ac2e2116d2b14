rules {
    // Lesson Learned, RUL-54: traps are nothing to her.
    forbid(Peril) { peril ->
        if (peril.figure == bearer && peril.is('trap')) refuse 'she knows a mousetrap when she sees one', rule: 'RUL-54'
    }

    // Light on Her Feet: a battle leaves her the rest of her move, once; but only a shot is light enough.
    forbid(MoveCutShort) { cut ->
        if (cut.hero == bearer && cut.action == 'battle' && note(bearer, 'split-move') == 0) refuse 'she runs on'
    }

    after(AttackEnded) { attack ->
        if (attack.isBy(bearer) && isTurnOf(bearer) && !moveUnused && movement > 0) {
            if (attack.strike.ranged) setNote bearer, 'split-move', 1
            else useUpMovement()
        }
    }
}
