/** Down the current by some spaces, as far as there is room, or off the tile. */
void drift(Figure mouse, int most) {
    List<Space> way = []
    Space at = mouse.space
    while (way.size() < most && !at.outfall && at.downstream != at && fits(mouse, at.downstream)) {
        at = at.downstream
        way.add at
    }
    if (way) say 'The current carries {mouse} {n} {n|space|spaces} down the water', mouse: mouse, n: way.size()
    way.each { if (mouse.active) place mouse, it }
    if (way.size() < most && mouse.active && mouse.space.outfall) {
        say 'The current carries {mouse} away', mouse: mouse
        capture mouse
    }
}

rules {
    // WATER-1, WATER-2, WATER-3: it stops whoever comes, holds whoever is in it, and is not to be walked against.
    change(Ways) { ways ->
        if (ways.mover.hero && exposed(ways.mover, 'water')) {
            ways.stopOn 'water'
            ways.wholeOutOf 'water'
            ways.withTheArrows()
        }
    }

    // WATER-2: climbing out takes the whole movement and a star; friends on the bank help.
    instead(Stepping, own) { step ->
        Figure mouse = step.mover
        if (mouse.hero && !step.to.has('water') && exposed(mouse, 'water')
                && !check(mouse, 'climb', 1 + step.to.heroes.size())) {
            replace { say '{mouse} slips back into the water', mouse: mouse }
        }
    }

    // WATER-4: at the end of its turn the current carries a mouse on; off the tile it is lost.
    before(TurnEnds, own) { ended ->
        if (ended.hero.active && exposed(ended.hero, 'current')) drift ended.hero, custom('water:carries', ['a space']).size()
    }

    // WATER-5: nothing is free in the water. What answers the deed of another is no free action.
    forbid(ActionAllowed, own) { act ->
        if (act.free && !act.is('reaction') && exposed(act.hero, 'water')
                && custom('water:bars', ['share', 'equip', 'level-up', 'item', 'ability']).contains(act.action)) {
            refuse 'no free actions in the water', remedy: 'Climb out first', rule: 'WATER-5'
        }
    }
}
