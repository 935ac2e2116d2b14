// PARTY-5: nothing else is on a roach's mind.
boolean isNearest(Space grape, Figure roach) {
    !grape.room.spaces.any { other -> other.has('grape') && roach.space.steps(other, roach) < roach.space.steps(grape, roach) }
}

rules {
    instead(MinionMove) { move ->
        Figure roach = move.minion
        if (roach.isKin('roach') && roach.room == here.room && roach.space.heroes.empty && isNearest(here, roach)) {
            replace {
                if (roach.space != here) walk roach, here, minionMovement(roach)
            }
        }
    }

    forbid(MinionAttack) { attack ->
        if (attack.minion.isKin('roach') && attack.minion.space == here) refuse 'feasting', rule: 'PARTY-5'
    }

    after(TurnEnds) { ended ->
        List<Figure> guests = here.minions.findAll { minion -> minion.isKin('roach') && minion.kind == ended.card }
        if (guests) {
            say 'The roaches on {space} are full and see no reason to stay', space: here
            searchCards('on-board').findAll { card -> card.number + 1 == here.count('grape') }.each { card -> shuffleIn card }
            lift here, 'grape'
            guests.each { roach -> takeOff roach }
        }
    }
}
