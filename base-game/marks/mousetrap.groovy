rules {
    // A way round it is taken when there is one.
    change(Ways) { ways ->
        if (ways.room == here.room && ways.mover.hero && exposed(ways.mover, 'trap')) ways.shun here
    }

    // TRAP-2 to TRAP-6: a mouse that moves onto it stops and rolls its move value, a tinkerer its lore.
    after(SpaceEntered) { step ->
        Figure mouse = step.mover
        if (step.space == here && mouse.hero && exposed(mouse, 'trap')) {
            int move = moveValue(mouse)
            if (!check(mouse, 'trap', mouse.isClass('tinkerer') && mouse.lore > move ? mouse.lore : move)) {
                say 'Snap! The mousetrap on {space} springs', space: here
                lift here, 'mousetrap'
                gainCheese mouse, 1
                wound mouse, 1
                mark mouse, 'knocked-down'
                endTurn()
            }
        }
    }
}
