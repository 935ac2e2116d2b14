// CARD-1: armour adds its bonus to the defence of the hero who wears it.
rules {
    change(DefenceDice) { defence ->
        if (defence.defender.hero) {
            defence.defender.equipped.each { card ->
                if (card.type == 'armor' && card.inForce) defence.dice.add(card.bonus, card)
            }
        }
    }
}
