/** Where he comes in. */
Map<String, String> doors() { ['kings-tunnels': 'f3', 'kitchen-tunnels': 'd1', 'sewer': 'f1', 'tunnel-entrance': 'd1'] }

/** The small minions of which a card brings one fewer. */
List<String> small() { ['roaches', 'rat-warriors', 'elite-rat-warriors'] }

boolean isCaptain(Figure figure) { figure.active && figure.kind == 'captain-vurst' }

/** The captain while he is a foe, if he is on the board: a list of one or none. */
List<Figure> foe() { minions.findAll { isCaptain(it) } }

/** The captain while he is a friend. */
// Whether the blade has wounded the mouse that struck with it; called by its own name it wounds nobody.
boolean isBitten(Figure mouse, Strike strike) {
    mouse.active && note('blades-name') == 0 && strike.dice.count(6) > strike.kept('unread') &&
            mouse.equipped.any { card -> card.id == 'sorrow-blade' && strike.isWith(card) }
}

List<Figure> friend() { allies.findAll { isCaptain(it) } }

int named() { rooms.findAll { it.has('reminded') }.size() }

Space steps() { room('tunnel-entrance').space('a2') }

/** He is a friend now; what is told of it depends on the room, and is told there once. */
void befriend(Figure captain, Figure mouse) {
    RoomInPlay here = captain.room
    boolean anew = !here.has('reminded')
    boolean atOnce = note('vurst-won') == 0 && note('spared-vurst') > 0
    markRoom here, 'reminded', 1
    setNote 'vurst-won', 1
    mark captain, 'on-our-side'
    say '{captain} remembers', captain: captain
    if (anew && here.id == 'kings-tunnels') story atOnce ? 'first-spared' : 'first', mouse
    if (anew && here.id == 'kitchen-tunnels') story 'second', mouse
    if (anew && here.id == 'sewer') story 'third', mouse
    if (anew && here.id == 'tunnel-entrance') story 'fourth', mouse
}

void remind(Figure captain, Figure mouse) {
    int calls = note('spared-vurst') > 0 ? 0 : named()
    int dice = Math.max(1, mouse.lore - 1) + calls + (note('king') > 0 ? 1 : 0)
    if (check(mouse, 'what he was', dice)) {
        befriend captain, mouse
    } else if (once('chapter')) {
        story 'not-yet', mouse
    }
}

void hobbSalutes(Figure mouse) {
    if (steps().has('hobb-halts')) {
        lift steps(), 'hobb-halts'
        story 'hobb', mouse
    }
}

void askFilch() {
    List<Figure> asked = heroes.findAll { it.kind == 'filch' }
    boolean asker = heroes.any { it.kind == 'collin' }
    if (asked && asker && steps().room.has('reminded') && note('filch-asked') == 0) {
        setNote 'filch-asked', 1
        story 'filch', asked[0]
    }
}

rules {
    // CH9-2: the blade, the companion, the corporal on the steps.
    after(ChapterBegins) { begun ->
        Figure companion = party.find { mouse -> mouse.kind != 'collin' } ?: party[0]
        party.each { mouse -> setNote mouse, 'companion', mouse == companion ? 1 : 0 }
        party.findAll { mouse -> mouse != companion }.each { collin ->
            searchCards('aside').findAll { it.id == 'sorrow-blade' }.each { card -> take collin, card }
        }
        lay steps(), 'hobb-halts'
        story 'opening', companion
        story 'opening-again', companion
        if (note('spared-vurst') > 0) {
            foe().each { befriend it, heroes[0] }
        } else {
            story 'vurst', companion
        }
    }

    after(MinionsPlaced) { placed ->
        String door = doors()[placed.room.id]
        if (placed.why == 'setup' && door) placed.figures.findAll { isCaptain(it) }.each { place it, placed.room.space(door) }
    }

    // CH9-3: he comes after them, and has forgotten again.
    change(CompanyGoes) { way -> way.figures.findAll { isCaptain(it) }.each { way.stays it } }

    after(RoomLeft) { left ->
        left.room.figures.findAll { isCaptain(it) }.each { takeOff it }
        if (note('vurst-won') > 0 && once('chapter')) story 'again', heroes[0]
    }

    after(RoomEntered) { entered ->
        setNote 'vurst-sits-out', 0
        String door = doors()[entered.room.id]
        if (door) bringTo entered.room.space(door), 'captain-vurst'
    }

    // CH9-3: he alone keeps nobody.
    change(ExploreHindered) { way -> foe().each { way.spare it } }

    change(RescueAllowed) { rescue -> foe().each { rescue.spare it } }

    // CH9-3: where stories are told in peace he does not shoot.
    forbid(MinionAttack) { attack ->
        if (isCaptain(attack.minion) && attack.minion.minion && !custom('vursts-redemption:captain', ['shoots'])) {
            refuse 'the Captain looks for the rule, and does not shoot', rule: 'CH9-3'
        }
    }

    // CH9-4: remind him.
    offer(HeroTurn) { turn ->
        List<Figure> near = foe().findAll { it.reaches(turn.hero) }
        if (near) action('remind', 'Remind the Captain') { remind near[0], turn.hero }
    }

    // CH9-5: he keeps no arrow from others.
    change(Targets) { targets ->
        Figure mouse = targets.hero
        List<Figure> others = mouse.room.minions.findAll { !isCaptain(it) }
        if (targets.ranged && foe().any { it.reaches(mouse) } && !others.any { it.reaches(mouse) }) {
            others.findAll { mouse.sees(it) }.each { targets.add it }
        }
    }

    before(TurnEnds) { ended ->
        if (ended.heroTurn && ended.hero.active && foe().any { it.reaches(ended.hero) } && note('vurst-won') == 0 &&
                !hasDone('battle') && !hasDone('explore') && once('chapter')) {
            story 'hold-fire', ended.hero
        }
    }

    // CH9-1: nobody beats him by mistake. The action of a blow that is not struck comes back, once a turn.
    instead(AttackDeclared) { attack ->
        if (attack.hasAttacker() && attack.attacker.hero && attack.strike.targets.any { foe().contains(it) } &&
                !may(attack.attacker, 'Attack the Captain? If he is beaten as a foe, the chapter is lost')) {
            replace {
                say '{mouse} leaves the Captain alone', mouse: attack.attacker
                if (isTurnOf(attack.attacker) && once('turn')) grantAction()
            }
        }
    }

    // CH9-6: a friend.
    after(TurnEnds) { turn ->
        boolean close = friend().any { captain -> captain.room.minions.empty && heroes.any { mouse -> captain.reaches(mouse) } }
        boolean together = heroes.size() > 1 && heroes[0].reaches(heroes[1])
        if (turn.card == 'captain-vurst' && close && together && once('chapter')) story 'beside', heroes[0]
    }

    change(PreyChosen) { chosen ->
        if (chosen.attack && chosen.minion.minion && chosen.prey.any { isCaptain(it) }) {
            chosen.prey.findAll { it.hero }.each { chosen.spare it }
        }
    }

    after(Defeated) { beaten ->
        if (beaten.kind == 'captain-vurst' && beaten.ally) {
            setNote 'vurst-sits-out', 1
            if (heroes && once('chapter')) story 'ally-down', heroes[0]
        }
    }

    after(RoundBegins) {
        if (note('vurst-sits-out') > 0 && heroes && !minions) {
            bringTo(heroes[0].space, 'captain-vurst').each { captain ->
                setNote 'vurst-sits-out', 0
                mark captain, 'on-our-side'
                say '{captain} has caught up', captain: captain
            }
        }
    }

    // CH9-7: fewer come.
    before(EncounterDrawn) { drawn ->
        int fewer = party.any { it.isClass('mystic') } ? 3 : 2
        fewer.times {
            String most = small().max { kind -> drawn.minions(kind) }
            if (drawn.minions(most) > 0) drawn.bring most, drawn.minions(most) - 1
        }
    }

    // CH9-2: nobody goes up.
    forbid(ExploreAllowed) { way ->
        if (!way.exit) refuse 'the castle above is awake', remedy: 'Go on through the tunnels', rule: 'CH9-2'
    }

    // CH9-1: all three of them.
    forbid(VictoryCheck) {
        if (!friend()) refuse 'the Captain is not with you', remedy: 'Remind him, and bring him to the steps', rule: 'CH9-1'
        if (!friend().any { it.space.isWithin(steps()) }) {
            refuse 'the Captain is not at the steps', remedy: 'Bring him to the steps', rule: 'CH9-1'
        }
        if (party.any { it.captured }) refuse 'one of you is captured', remedy: 'Wait until both are free', rule: 'CH9-1'
    }

    // The corporal, who waits for his captain.
    after(MoveEnds) { moved ->
        boolean near = moved.mover.active && moved.mover.room == steps().room && moved.mover.space.isWithin(steps())
        if (near && friend() && heroes) hobbSalutes heroes[0]
    }

    after(RoundBegins) { askFilch() }

    // CH9-8: all four.
    before(ChapterEnds) { ended ->
        if (ended.won) {
            hobbSalutes heroes[0]
            askFilch()
            if (named() == 4) {
                remember 'all-named'
                story 'all-named', heroes[0]
            }
        }
    }

    after(AttackEnded) { attack ->
        Figure collin = attack.hasAttacker() ? attack.attacker : null
        if (collin?.active && collin.kind == 'collin' && isBitten(collin, attack.strike)) {
            if (collin.room.figures.any { isCaptain(it) && it.reaches(collin) } && once('chapter')) story 'blade-bites', collin
        }
    }

    before(CardFound) { found ->
        if (found.tellsOf('healing-draught') && once('chapter')) story 'draught', found.hero
    }

    before(CardFound) { found ->
        if (found.tellsOf('fishhook-and-thread') && once('chapter')) story 'hook', found.hero
    }

    after(Surging) { surge ->
        if (heroes && surge.room.figures.any { isCaptain(it) } && once('chapter')) story 'surge', heroes[0]
    }
}
