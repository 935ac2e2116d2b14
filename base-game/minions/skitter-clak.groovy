rules {
    // Constrict, RUL-75: no mouse defends against it.
    change(DefenceDice) { defence ->
        if (defence.hasAttacker() && ours(defence.attacker) && defence.defender.hero) defence.dice.atMost(0, 'Constrict')
    }

    // Carapace, RUL-75: a star beside sword and shield blocks twice.
    change(BlocksCounted) { blocks ->
        if (ours(blocks.defender)) blocks.add(blocks.dice.count(6))
    }
}
