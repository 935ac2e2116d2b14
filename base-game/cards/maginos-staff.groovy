// RUL-68: in its own space it is a stick to hit with.
rules {
    before(AttackDeclared) { attack ->
        if (attack.isBy(bearer) && attack.strike.isWith(thisCard) && attack.strike.targets.every { it.space == bearer.space }) {
            attack.strike.countAsMelee()
            attack.strike.countAs('blunt')
        }
    }
}
