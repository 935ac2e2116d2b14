List<CardInPlay> blades(Figure hero) {
    hero.equipped.findAll { card -> card.id == 'dagger' || card.id == 'paring-knife' }
}

List<CardInPlay> withTarget(Figure hero, List<CardInPlay> blades) {
    List<Targets> attacks = attacksOf(hero)
    blades.findAll { blade -> attacks.any { it.isWith(blade) } }
}

rules {
    ability(needs: { withTarget(bearer, blades(bearer)) }, why: 'no Dagger or Paring Knife you have equipped has a target') {
        List<CardInPlay> left = withTarget(bearer, blades(bearer))
        while (left && bearer.active) {
            CardInPlay blade = choose('Which blade strikes next?', left.findAll { blade -> left.find { it.id == blade.id } == blade })
            Targets with = attacksOf(bearer).find { it.isWith(blade) }
            attack with, choose('Whom does it strike?', with.figures)
            left.remove blade
            left = bearer.active ? withTarget(bearer, left) : []
        }
    }
}
