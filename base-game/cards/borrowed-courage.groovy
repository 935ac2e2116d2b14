rules {
    before(BattleDice) { attack ->
        if (attack.hasAttacker() && attack.attacker.hero && attack.attacker.room == bearer.room &&
                play('Borrowed Courage for the attack of {hero}?', hero: attack.attacker)) attack.add(2)
    }

    before(DefenceDice) { defence ->
        if (defence.defender.hero && defence.defender.room == bearer.room &&
                !(defence.hasAttacker() && defence.attacker.isBossCalled('brodie'))
                && play('Borrowed Courage for the defence of {hero}?', hero: defence.defender)) defence.add(2)
    }
}
