// RUL-94: the cheese is kept as well.
rules {
    after(DefenceRolled) { defence ->
        if (defence.defender == bearer && defence.dice.cheese > 0 && defence.hasAttacker() && bearer.reaches(defence.attacker)) {
            payBack bearer, defence.attacker, 1
        }
    }
}
