// CH3-3: a rat with no mouse in its space goes for the bait; whoever ends there eats it and has no time for anything else.
boolean isNearest(Space bait, Figure rat) {
    !bait.room.spaces.any { other -> other.has('bait') && rat.space.steps(other, rat) < rat.space.steps(bait, rat) }
}

rules {
    instead(MinionMove) { move ->
        Figure rat = move.minion
        if (rat.isKin('rat') && rat.room == here.room && rat.space.heroes.empty && isNearest(here, rat)) {
            replace {
                if (rat.space != here) walk rat, here, minionMovement(rat)
            }
        }
    }

    instead(MinionAttack) { attack ->
        if (attack.minion.isKin('rat') && attack.minion.space == here && here.heroes.empty) {
            replace {
                say '{rat} eats the bait', rat: attack.minion
                lift here, 'bait'
            }
        }
    }

    after(RoomLeft) { left ->
        if (left.room == here.room) lift here, 'bait'
    }
}
