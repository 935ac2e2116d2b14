RoomInPlay gate() { room('tunnel-entrance') }

Space steps() { gate().space('a2') }

// The mouths of the three tunnels, by the rooms behind them.
Map<String, Space> mouths() {
    ['crystal-tunnels': gate().space('d1'), 'kitchen-tunnels': gate().space('f2'), 'sewer': gate().space('c4')]
}

Space east() { mouths()['kitchen-tunnels'] }

/** The mouth of the tunnel at one of whose ends a mouse stands: one, or none. */
List<Space> mouthAt(Space space) {
    if (space.room == gate()) return mouths().values().toList().findAll { mouth -> mouth == space }
    boolean inner = space.room.exits.any { way -> way.open && way.leadsTo == gate() && way.spaces.contains(space) }
    inner ? [mouths()[space.room.id]] : []
}

// CH10-4
String comer(Space mouth) {
    if (page < 3) return 'roaches'
    page > 4 && mouth.id == 'd1' ? 'elite-rat-warriors' : 'rat-warriors'
}

// The tunnels take turns.
void wave(int round) {
    Space mouth = mouths().values().toList()[round % 3]
    if (!mouth.has('wedge')) bringTo mouth, comer(mouth)
}

// CH10-5
boolean runs(Figure minion) {
    minion.minion && minion.small && !minion.ranged && minion.room == gate() && !minion.has('knocked-down') &&
            (minion.space == steps() || minion.space.heroes.empty)
}

// CH10-12: in story mode the last door turns back five.
boolean lastDoorHolds() { note('turned-back') < 5 && custom('the-night-the-tree-stood:last-house', ['falls']).empty }

// The houses are counted, and the token on the steps shows how many are held.
void showHouses(int held) {
    setNote 'houses', held
    lay steps(), 'lit-houses', held
}

void goUp(Figure runner) {
    int left = note('houses') - 1
    takeOff runner
    if (left == 0 && lastDoorHolds()) {
        setNote 'turned-back', note('turned-back') + 1
        say '{runner} is turned back at the last door', runner: runner
    } else {
        showHouses left
        say '{runner} goes up the steps, and a house is lost. Houses left: {n}', runner: runner, n: left
        if (left == 0) lose 'Every house is lost'
        else if (left == 1) story 'last-house', heroes[0]
        else tellOfHouse()
    }
}

void tellOfHouse() {
    if (note('houses-lost') < 2) setNote 'houses-lost', note('houses-lost') + 1
    story note('houses-lost') == 1 ? 'house-lost' : 'house-again', heroes[0]
}

// CH10-8: who sleeps in the tree, and was not carried off tonight.
List<Figure> rested() { gate().up ? reserve.findAll { mouse -> note(mouse, 'carried-off') == 0 } : [] }

void relieve() {
    party.findAll { mouse -> mouse.captured }.each { taken ->
        List<Figure> fresh = rested()
        if (fresh) {
            Figure mouse = fresh.size() > 1 ? chooseTogether('Who comes down the stairs?', fresh) : fresh[0]
            setNote taken, 'carried-off', 1
            setNote 'sacks', note('sacks') + 1
            relieves mouse, taken, steps()
            story note('sacks') == 1 ? 'relief' : 'relief-again', mouse
        }
    }
}

void blowHorn(Figure mouse) {
    setNote 'horn-blown', 1
    gate().minions.findAll { minion -> minion.space.isWithin(steps()) }.each { minion -> takeOff minion }
    story 'horn', mouse
}

rules {
    // CH10-2: the houses are counted, and the mice may slip away.
    after(ChapterBegins) { begun ->
        setNote 'slipping-away', 1
        showHouses 4 + (note('sheaves') > 2 ? 1 : 0) + note('king')
        if (note('sheaves') in [1, 2]) heroes.each { gainCheese it, 1 }
        say 'Barksburg has {n} houses', n: note('houses')
    }

    // CH10-14: more houses bring more guests, and who cannot come down gives what there is.
    after(ChapterBegins) { begun ->
        if (note('houses') > 4) bring gate(), [roaches: 1]
        rested().findAll { mouse -> mouse.isClass('leader') }.take(1).each { leader ->
            say '{leader} rests in the tree and gives each mouse 1 cheese', leader: leader
            heroes.each { mouse -> gainCheese mouse, 1 }
        }
        story 'houses', heroes[0]
    }

    forbid(ExploreAllowed) { way ->
        if (!way.exit) refuse 'nothing is turned over tonight', remedy: 'Go by an exit', rule: 'CH10-2'
    }

    // CH10-3: the night wears on by itself, and a capture turns no page.
    forbid(CheeseOnWheel) { put ->
        if (put.from == 'time') refuse 'the night wears on by itself', rule: 'CH10-3'
    }

    before(RoundEnds) { ended ->
        say 'The night wears on'
        wheelGains gate(), 2
    }

    instead(PageTurned) { turned ->
        if (turned.why == 'capture') replace { say 'The hourglass stays where it is' }
    }

    // CH10-12: a story mode that stops the hourglass would be an unending night.
    change(Custom) { asked ->
        if (asked.is('story-mode:hourglass')) asked.drop 'stands'
    }

    // The small hours are told between one rush and the next.
    after(RoundBegins) {
        if (heroes && page == 3 && once('chapter')) story 'small-hours', heroes[0]
    }

    // CH10-4: somebody comes out of a tunnel; if the captain was not brought home, once out of the wrong one.
    after(RoundBegins) { round ->
        if (page > 2 && timesWon('vursts-redemption') == 0 && once('chapter')) {
            wave round.number + 1
            if (heroes) story 'lantern', heroes[0]
        } else {
            wave round.number
        }
    }

    after(RoundBegins) {
        if (heroes && once('chapter')) story 'first-wave', heroes[0]
    }

    after(RoundBegins) {
        boolean there = gate().minions.any { minion -> minion.kind == 'elite-rat-warriors' }
        if (there && page > 4 && heroes && once('chapter')) story 'elites', heroes[0]
    }

    after(Surging) { surge ->
        if (heroes && once('chapter')) story 'surge', heroes[0]
        drawEncounterCard().each { card -> resolveEncounter gate(), card }
    }

    // CH10-5: they run for the steps; who begins its turn there goes up.
    instead(MinionMove) { move ->
        Figure runner = move.minion
        if (runs(runner)) {
            replace {
                if (runner.space == steps()) goUp runner
                else walk runner, steps(), minionMovement(runner)
            }
        }
    }

    // CH10-6: two mice have room on the steps.
    change(Ways) { ways ->
        if (ways.mover.hero && ways.room == gate() && steps().heroes.size() > 1 && ways.mover.space != steps()) ways.bar steps()
    }

    forbid(PlaceAllowed) { put ->
        if (put.figure.hero && put.space == steps() && steps().heroes.count { mouse -> mouse != put.figure } > 1) {
            refuse 'two mice stand on the steps', rule: 'CH10-6'
        }
    }

    // CH10-13: the lamps of Barksburg.
    before(BattleDice) { battle ->
        if (battle.hasAttacker() && battle.attacker.hero && battle.attacker.room == gate() && battle.strike.ranged) battle.add 1
    }

    // CH10-7: wedges.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        int dice = mouse.isClass('mystic') ? mouse.lore : mouse.battle
        mouthAt(mouse.space).findAll { mouth -> !mouth.has('wedge') && mouse.space.minions.empty }.each { mouth ->
            action('wedge', 'Wedge the tunnel (dice: {n}): with a star no foe comes out of it until the page turns', n: dice) {
                if (check(mouse, 'the wedge', dice)) {
                    lay mouth, 'wedge'
                    if (once('chapter')) story 'first-wedge', mouse
                }
            }
        }
    }

    after(PageTurned) { turned ->
        List<Space> shut = mouths().values().toList().findAll { mouth -> mouth.has('wedge') }
        shut.each { mouth -> lift mouth, 'wedge' }
        if (shut && heroes && once('chapter')) story 'wedge-out', heroes[0]
    }

    // CH10-8: relief comes down the stairs.
    after(Captured) { captured ->
        if (captured.hero.kind == 'maginos') setNote 'maginos-away', 1
        if (captured.hero.kind == 'collin') setNote 'collin-away', 1
        if (once('chapter')) story 'captured', captured.hero
    }

    after(Rescued) { rescued ->
        if (rescued.hero.kind == 'maginos') setNote 'maginos-away', 0
        if (rescued.hero.kind == 'collin') setNote 'collin-away', 0
    }

    before(RoundBegins) { round -> relieve() }

    instead(ChapterLost) { lost ->
        if (lost.byCapture && rested()) replace { relieve() }
    }

    // CH10-9: the hours of the night, and who comes with the fourth page.
    after(PageTurned) { turned ->
        setNote 'small-hours', page == 3 ? 1 : 0
        setNote 'spoons-fired', 0
        setNote 'kettle-empty', 0
        if (page == 4) markRoom gate(), 'queen', 1
        if (heroes && page == 4) story 'page-four', heroes[0]
        if (heroes && page == 4) story 'answer', heroes[0]
        if (heroes && page == 5) story 'page-five', heroes[0]
    }

    // CH10-9: her song, from the east.
    after(RoundBegins) { round ->
        List<Figure> near = gate().heroes.findAll { mouse -> !mouse.has('charmed') }
        if (gate().has('queen') && near && !east().has('wedge')) {
            Figure mouse = near.min { hearer -> hearer.space.steps(east()) }
            if (!check(mouse, "the Queen's song", 2)) {
                mark mouse, 'charmed'
                if (once('chapter')) story 'charmed', mouse
            }
        }
    }

    // CH10-10: friends.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        boolean here = mouse.room == gate()
        if (here && note('catsclaw-horn') > 0 && note('horn-blown') == 0) {
            action('horn', 'Blow the Catsclaw Horn: every foe on the steps or next to them is gone, once') { blowHorn mouse }
        }
        boolean pie = note('miz-maggie-ally') > 0 && note('pie-eaten') == 0
        if (pie && mouse.space == steps() && heroes.any { eater -> eater.wounds > 0 }) {
            option('pie', "Eat Miz Maggie's pie: it heals 1 wound of each mouse, but no poison, once") {
                setNote 'pie-eaten', 1
                heroes.each { eater -> heal eater, 1 }
                story 'pie', mouse
            }
        }
        List<Space> marked = here ? gate().spaces.findAll { space -> space.minions.any { minion -> minion.small } } : []
        if (marked && page > 2 && timesWon('vursts-redemption') > 0 && note('spoons-fired') == 0) {
            option('spoons', 'Have the spoons throw dumplings: every small foe on one space is knocked down, once a page') {
                Space space = choose('Where do the dumplings come down? They knock down small foes, and no mouse', marked)
                setNote 'spoons-fired', 1
                space.minions.findAll { minion -> minion.small }.each { minion -> mark minion, 'knocked-down' }
                if (once('chapter')) story 'vurst', mouse
            }
        }
    }

    // CH10-10: the kettle.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        List<Figure> wet = steps().minions.findAll { minion -> minion.small }
        if (wet && mouse.isClass('healer') && mouse.room == gate() && mouse.space.isWithin(steps()) && note('kettle-empty') == 0) {
            option('kettle', 'Empty the soup kettle: every small foe on the steps is gone, once a page') {
                setNote 'kettle-empty', 1
                wet.each { minion -> takeOff minion }
                if (once('chapter')) story 'kettle', mouse
            }
        }
    }

    // The first rat warrior who is beaten by the steps is asked to supper.
    after(Defeated) { beaten ->
        if (beaten.isKin('rat') && beaten.byHero && beaten.space.isWithin(steps()) && once('chapter')) story 'dobbin', beaten.victor
    }

    before(CardFound) { found ->
        if (found.tellsOf('scroll-treacle') && once('chapter')) story 'scroll', found.hero
    }

    before(CardFound) { found ->
        if (found.tellsOf('grape') && once('chapter')) story 'grape', found.hero
    }

    before(CardFound) { found ->
        if (found.tellsOf('dinner-fork') && once('chapter')) story 'fork', found.hero
    }

    // Whoever is still in a sack when it is morning comes home in it.
    before(ChapterEnds) { ended ->
        if (ended.won) setNote 'sacks', note('sacks') + party.count { mouse -> mouse.captured }
    }

    // The baby is given a name when it is morning.
    after(ChapterEnds) { ended ->
        if (ended.won && heroes) story 'naming', heroes[0]
    }
}
