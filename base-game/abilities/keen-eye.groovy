rules {
    after(BattleRolled) { rolled ->
        if (rolled.isBy(bearer) && rolled.strike.ranged && rolled.dice.size > 0 &&
                react()) reroll rolled.dice, pickDie('Which die is rolled again?', rolled.dice)
    }

    // A roll for a star that shows one is left alone.
    after(CheckRolled) { rolled ->
        if (rolled.roller == bearer && ['search', 'trap', 'recover'].contains(rolled.what) && rolled.dice.size > 0 &&
                !rolled.dice.star && react()) {
            reroll rolled.dice, pickDie('Which die is rolled again?', rolled.dice)
        }
    }
}
