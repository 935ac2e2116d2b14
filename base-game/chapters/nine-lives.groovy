// Who is on the trail: the cards by their places in the list, from 1, are what the notes hold.
List<String> visitors() { ['Brodie', 'Captain Vurst', 'Skitter-Clak', "Vanestra's Charm"] }

// The same with those whom they bring, as the party is asked about them.
List<String> company() {
    ['Brodie', 'Captain Vurst, and two rats', 'Skitter-Clak, and two roaches', "Vanestra's Charm, and an encounter"]
}

// The hunt: 0 nobody has found him, 1 he is found, 2 he has fled, 3 he is found again, 4 he has lost his claw.
int hunt() { note('cat-hunt') }

boolean catHere() { minions.any { it.isBossCalled('brodie') } }

// What each card of the trail adds to the note of those that have been turned.
int bit(int visitor) { [1, 2, 4, 8][visitor] }

boolean turned(int visitor) { note('trail-turned').intdiv(bit(visitor)) % 2 == 1 }

List<Integer> unturned() { (0..3).findAll { !turned(it) } }

// CH5-3: the next card of the trail, unseen unless the party has laid it ready.
int nextVisitor() {
    int ready = note('trail-next')
    setNote 'trail-next', note('trail-after')
    setNote 'trail-after', 0
    ready > 0 ? ready - 1 : draw(unturned())
}

int draw(List<Integer> among) {
    among.size() == 1 ? among[0] : among[pickUnseen('The next card of the trail', among.collect { visitors()[it] })]
}

// CH5-4: with one of his cards the first time, with both the second.
String cat() {
    boolean first = hunt() < 2
    if (hunt() == 0) setNote 'brodies-card', 1 + pickUnseen("One of Brodie's cards", ['Brodie Chases', 'Brodie Pounces'])
    setNote 'cat-hunt', first ? 1 : 3
    !first ? 'brodie' : note('brodies-card') == 1 ? 'brodie-chases' : 'brodie-pounces'
}

void arrive(RoomInPlay room, Map<String, Integer> those) {
    setNote 'door-opened', 1
    bring room, those
    setNote 'door-opened', 0
}

void find(RoomInPlay room, Figure mouse) {
    if (hunt() == 0) story 'brodie-found', mouse
    if (hunt() == 2) story 'brodie-again', mouse
    arrive room, [(cat()): 1]
}

void meet(int visitor, RoomInPlay room, Figure mouse) {
    setNote 'trail-turned', note('trail-turned') + bit(visitor)
    if (visitor == 0) {
        find room, mouse
    } else if (visitor == 1) {
        story 'trail-vurst', mouse
        arrive room, note('spared-vurst') > 0 ? ['rat-warriors': 2] : ['captain-vurst': 1, 'rat-warriors': 2]
    } else if (visitor == 2) {
        story 'trail-skitter-clak', mouse
        arrive room, ['skitter-clak': 1, 'roaches': 2]
    } else {
        story 'trail-charm', heroes[0]
        mark heroes[0], 'charmed'
        drawEncounterCard().each { resolveEncounter room, it }
    }
}

boolean newRoomLeft() {
    ['queens-chamber', 'alchemist', 'kitchen', 'dining-hall'].any { !room(it).has('door-seen') }
}

Space fallen(RoomInPlay room) {
    (room.lying('sore-paw') + room.lying('fallen-claw'))[0]
}

boolean clawLies(RoomInPlay room) { room.lying('sore-paw') || room.lying('fallen-claw') }

void takeClaw(Figure mouse) {
    boolean letBe = !mouse.room.lying('sore-paw').empty
    Space space = fallen(mouse.room)
    lift space, letBe ? 'sore-paw' : 'fallen-claw'
    setNote 'broken-claw', 1
    if (mouse.room.minions) say '{mouse} has the claw; now no minion may be left in the room', mouse: mouse
    if (letBe) story 'let-him-be', mouse
    checkVictory()
}

void pullSplinter(Figure mouse) {
    if (check(mouse, 'splinter', mouse.lore)) {
        Space space = fallen(mouse.room)
        lift space, 'sore-paw'
        lay space, 'fallen-claw'
        remember 'brodies-respect'
        remember mouse, 'brodies-friend'
        story 'splinter-out', mouse
    } else {
        wound mouse, 1
        if (mouse.active) story 'splinter-slips', mouse
    }
}

rules {
    // CH5-3: behind each new door above ground lies a card of the trail.
    after(RoomEntered) { entered ->
        if (entered.first && entered.room.colour == 'orange') {
            markRoom entered.room, 'door-seen', 1
            if (hunt() == 0) meet nextVisitor(), entered.room, entered.hero
            else if (hunt() < 4 && !catHere()) find entered.room, entered.hero
        }
    }

    // CH5-3: initiative is dealt for whoever waits behind a door, as for an encounter.
    change(CardsJoin) { join ->
        if (note('door-opened') > 0) join.dealAnew()
    }

    // CH5-4: with no new room left, or driven off in some other way, he comes back where the mice are.
    after(RoundBegins) {
        boolean due = hunt() == 2 ? !newRoomLeft() : hunt() in [1, 3]
        if (due && !catHere() && heroes && heroes[0].room.colour == 'orange') find heroes[0].room, heroes[0]
    }

    // CH5-5: beaten once he flees, beaten twice he loses a claw.
    after(Defeated) { beaten ->
        if (beaten.isBossCalled('brodie') && hunt() in [1, 3]) {
            Figure victor = beaten.byHero ? beaten.victor : party[0]
            setNote 'cat-hunt', hunt() + 1
            if (hunt() == 4) lay beaten.space, 'sore-paw'
            story hunt() == 4 ? 'the-claw' : 'brodie-flees', victor
        }
    }

    after(Defeated) { beaten ->
        if (beaten.kind == 'skitter-clak') say 'Skitter-Clak goes home to count what is left of him'
        if (beaten.kind == 'captain-vurst') say 'Captain Vurst falls back, in order to look for his other boot'
    }

    // CH5-6, CH5-7: who goes near?
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (clawLies(mouse.room)) {
            if (mouse.room.lying('sore-paw') && mouse.space.isWithin(fallen(mouse.room))) {
                action('pull-splinter', 'Pull the splinter (dice: {n}; a star draws it, without one it costs 1 wound)', n: mouse.lore) {
                    pullSplinter mouse
                }
            }
            action('take-claw', mouse.room.lying('sore-paw') ? 'Take the claw, and let him be' : 'Take the claw') { takeClaw mouse }
        }
        if (note('catnip') > 0 && hunt() == 0 && note('trail-next') == 0 && unturned().size() > 1) {
            option('catnip', 'Blow catnip through two keyholes: learn who waits next, and choose the order, once in the book') {
                spend 'catnip'
                int one = draw(unturned())
                int two = draw(unturned() - one)
                story one * two == 0 ? 'catnip-trail' : 'catnip-sniff', mouse
                if (wheel > 0) wheelLoses 1
                int first = pickTogether('Who is to wait behind the next new door?', [company()[one], company()[two]])
                setNote 'trail-next', 1 + (first == 0 ? one : two)
                setNote 'trail-after', 1 + (first == 0 ? two : one)
            }
        }
    }

    forbid(ExploreAllowed) { way ->
        if (!way.exit && way.from.id == 'guard-room') {
            refuse 'the grate is bolted from below', remedy: 'Go through the east exit', rule: 'CH5-2'
        }
        if (clawLies(way.from)) refuse 'the claw still lies here', remedy: 'Take the claw first', rule: 'CH5-7'
    }

    forbid(VictoryCheck) {
        if (heroes.any { it.room.minions }) {
            refuse 'minions bar the way home', remedy: 'Defeat the minions in the rooms with mice', rule: 'CH5-1'
        }
    }

    // CH5-8: whoever reads the scroll finds him.
    instead(CardUsed) { used ->
        if (used.card.id == 'scroll-summon-cat' && !catHere()) {
            replace {
                if (hunt() == 4) {
                    say 'No cat comes'
                } else {
                    story 'scroll-summon', used.hero
                    bringTo choose(used.hero, 'Where does Brodie come in?', used.hero.room.drawn('entry')), cat()
                }
            }
        }
    }

    // The cat who takes the last mouse plays with it.
    before(Captured) { captured ->
        setNote 'caught-by-cat', captured.inAttack && minions.any { it.isBossCalled('brodie') && captured.strike.isBy(it) } ? 1 : 0
    }

    instead(ChapterLost) { lost ->
        if (lost.byCapture && note('caught-by-cat') > 0) {
            replace { lose 'Brodie has caught the last of them' }
        }
    }

    // CH5-12: a cat follows a spot of light.
    change(DefenceDice) { defence ->
        Figure cat = defence.defender
        if (cat.isBossCalled('brodie') && cat.room.heroes.any { mouse -> mouse.isClass('mystic') }) defence.add(-1)
    }

    // CH5-11: story mode gives the last mouse a second wind.
    change(Custom) { asked ->
        if (asked.is('story-mode:second-wind')) asked.add 'minions-go'
    }
}
