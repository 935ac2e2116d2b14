rules {
    instead(MinionTurn) { turn ->
        if (turn.minion == bearer) replace { }
    }

    change(ExploreHindered) { way -> way.spare bearer }

    change(RescueAllowed) { rescue -> rescue.spare bearer }

    after(AttackDeclared) { attack ->
        if (attack.strike.targets.contains(bearer)) bearer.room.figures.each { sleeper -> unmark sleeper, 'asleep' }
    }
}
