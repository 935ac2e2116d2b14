List<Figure> queens() { minions.findAll { it.isBossCalled('vanestra') } }

boolean isBeaten() { note('vanestra-beaten') > 0 }

Space furnaceDoor() { room('forge').space('furnace-door') }

boolean isBlade(CardInPlay card) { card.id == 'sorrow-blade' }

/** Whether an attack is made with the Sorrow Blade. */
boolean isBladed(Strike strike, Figure attacker) { attacker.hero && attacker.equipped.any { isBlade(it) && strike.isWith(it) } }

/** CH11-3: what the blast does where it is, and what is told of it. */
void explode(RoomInPlay where) {
    if (where.id == 'kitchen') {
        where.heroes.each { mouse -> if (!check(mouse, 'the blast', 1)) mark mouse, 'knocked-down' }
        story 'kitchen-goes', teller(where)
    } else if (where.id == 'guard-room') {
        setNote 'fallen-with-the-pipes', room('pipes').heroes.size()
        removeTile room('pipes')
        story 'guard-goes', teller(where)
    } else if (where.id == 'pipes') {
        story 'pipes-goes', teller(where)
        where.figures.findAll { it.space.id.startsWith('d') }.each { hit it, 'The boiler', 2 }
    } else if (where.id == 'sewer') {
        story 'sewer-goes', teller(where)
        2.times { where.figures.findAll { it.active && it.space.has('water') }.each { drift it } }
    } else if (where.id == 'crystal-tunnels') {
        story 'crystal-goes', teller(where)
        where.figures.findAll { it.space.id.startsWith('c') }.each { hit it, 'Splinters', 1 }
    } else {
        if (once('chapter')) story 'forge-goes', teller(where)
        where.figures.findAll { it.space.id.endsWith('gears') }.each { wound it, 1 }
    }
}

/** Who tells of a room: somebody in it, or whoever is left. */
Figure teller(RoomInPlay where) { (where.heroes + heroes + party)[0] }

void drift(Figure swimmer) {
    Space next = swimmer.space.downstream
    if (swimmer.space.outfall && swimmer.hero) capture swimmer
    else if (next != swimmer.space && fits(swimmer, next)) place swimmer, next
}

List<Figure> captainsThere() { allies.findAll { it.active && it.kind == 'captain-vurst' && it.room.id == 'forge' } }

/** CH11-1: whoever swore to go in last does so. */
void goInLast() {
    captainsThere().each { captain ->
        say '{captain} goes in last, as he swore', captain: captain
        takeOff captain
    }
}

/** The question is told with what a paw is, until one has helped. */
boolean lends(Figure mouse, Dice dice, int paws) {
    hasRead('paw') ? may(mouse, 'Reroll a die with a helping paw ({n} left)? It shows {dice}', dice: dice, n: paws) : may(mouse,
            'Reroll a die with a helping paw ({n} left)? It shows {dice}. For every two houses that were held, the tree lends a paw, once',
            dice: dice, n: paws)
}

/** CH11-9: one die of a mouse again, if the paws of the tree are still about. */
void lend(Figure mouse, Dice dice) {
    int paws = note('helping-paws')
    if (dice.size > 0 && paws > 0 && lends(mouse, dice, paws)) {
        setNote 'helping-paws', paws - 1
        reroll dice, pickDie('Which die?', dice)
        if (!hasRead('paw')) story 'paw', mouse
    }
}

rules {
    // CH11-2: what the mice bring, and who has changed sides.
    after(ChapterBegins) { begun ->
        setNote 'slipping-away', 1
        setNote 'helping-paws', note('houses').intdiv(2)
        Figure prince = party.find { it.kind == 'collin' }
        if (prince && note('sorrow-blade') == 0) searchCards('aside').findAll { isBlade(it) }.each { take prince, it }
        if (note('miz-maggie-ally') > 0) {
            room('kitchen').minions.each { takeOff it }
            heroes.each { gainCheese it, 1 }
        }
    }

    // CH11-2: who waits in the Guard Room.
    after(RoomEntered) { entered ->
        if (entered.room.id == 'guard-room' && entered.first) {
            setNote 'door-opened', 1
            if (note('all-named') > 0) bring(entered.room, ['captain-vurst': 1]).each { mark it, 'on-our-side' }
            else bring entered.room, ['elite-rat-warriors': 2]
            setNote 'door-opened', 0
        }
    }

    change(CardsJoin) { join ->
        if (note('door-opened') > 0) join.dealAnew()
    }

    // CH11-6: she has her back against the furnace door. CH11-12: the Captain has sent a guard of the Pipes home.
    after(MinionsPlaced) { placed ->
        if (placed.why == 'setup') {
            List<Figure> guards = placed.figures.findAll { it.kind == 'rat-warriors' && it.room.id == 'pipes' }
            if (note('all-named') > 0) guards.take(1).each { takeOff it }
            placed.figures.findAll { it.isBossCalled('vanestra') && it.room.id == 'forge' }.each { place it, furnaceDoor() }
        }
    }

    // CH11-6: no other spider keeps her from coming.
    before(RoundBegins) { round ->
        if (room('forge').heroes && !isBeaten() && !queens()) {
            minions.findAll { it.kind == 'spider' }.each { takeOff it }
            bring(room('forge'), [vanestra: 1]).each { place it, furnaceDoor() }
        }
    }

    // The webs can be seen, wherever the mice come below first.
    after(RoomEntered) { entered ->
        if (entered.room.id in ['sewer', 'crystal-tunnels'] && once('chapter')) story 'webs', entered.hero
    }

    // CH11-2: nobody guards a room that is about to go.
    after(RoomLeft) { left -> left.room.minions.findAll { !it.boss }.each { takeOff it } }

    forbid(ExploreAllowed) { way ->
        if (!way.exit && !(way.from.id in ['guard-room', 'sewer'])) {
            refuse 'the frame has warped in the heat', remedy: 'Go through an exit', rule: 'CH11-2'
        }
    }

    // CH11-4: the King tells it to wait.
    instead(Surging) { surge ->
        if (surge.has('explosion') && note('king') > 0 && note('stayed-by-the-king') == 0 &&
                mayTogether('Let the King stay this explosion? It then does nothing, and he can do it only once')) {
            replace {
                setNote 'stayed-by-the-king', 1
                story 'stayed', teller(surge.room)
            }
        }
    }

    // CH11-3: the explosions.
    before(Surging) { surge ->
        if (surge.has('explosion')) explode surge.room
    }

    before(CardFound) { found ->
        if (found.tellsOf('button-shield') && once('chapter')) story 'shield', found.hero
    }

    before(CardFound) { found ->
        if (found.tellsOf('fishhook-and-thread') && once('chapter')) story 'hook', found.hero
    }

    before(CardFound) { found ->
        if (found.tellsOf('scroll-cure-all') && once('chapter')) story 'cure-all', found.hero
    }

    // CH11-6: holding the door, she has fewer arms for anything else. CH11-5: before the cat all gloves go up.
    change(DefenceDice) { defence ->
        if (defence.defender.isBossCalled('vanestra')) {
            if (defence.defender.space == furnaceDoor()) defence.add(-1)
            if (note('cat-in-the-forge') > 0) defence.add(-2)
        }
    }

    // CH11-7: the blade that was forged for her, and what it may do instead.
    change(BattleDice) { attack ->
        if (attack.hasAttacker() && note('sorrow-blade') > 0 && isBladed(attack.strike, attack.attacker) &&
                attack.strike.targets.any { it.isBossCalled('vanestra') }) attack.add 3
    }

    instead(Wounding) { hurt ->
        if (hurt.hasAttacker() && hurt.victim.isBossCalled('vanestra') && hurt.victim.room.id == 'forge' &&
                hurt.victim.space != furnaceDoor() &&
                isBladed(hurt.strike, hurt.attacker) && may(hurt.attacker, 'Drive her back to the furnace door, and not wound her?')) {
            replace {
                if (once('chapter')) story 'driven-back', hurt.attacker
                walk hurt.victim, furnaceDoor(), 2
            }
        }
    }

    // CH11-5: what the party has kept for her.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.room.id == 'forge' && queens()) {
            if (note('vanestras-brush') > 0 && note('brush-shown') == 0) {
                option('brush', 'Show her the Brush: one of her cards goes, and another comes, once') {
                    setNote 'brush-shown', 1
                    story 'brush', mouse
                    exchangeCard queens()[0], choose('Which of her cards goes?', bossCards(queens()[0]))
                }
            }
            if (note('catsclaw-horn') > 0 && note('horn-blown') == 0) {
                option('horn', 'Blow the horn: for this round no minion here takes a turn, and she defends with 2 dice less, once') {
                    setNote 'horn-blown', 1
                    setNote 'cat-in-the-forge', 1
                    story 'horn', mouse
                    if (note('brodies-respect') > 0) {
                        Figure friend = chooseTogether('Whom does Brodie set down elsewhere?', mouse.room.heroes)
                        place friend, chooseTogether('Where does he set it down?', mouse.room.spaces.findAll { fits(friend, it) })
                        if (friend.wounds > 0) heal friend, friend.wounds
                    }
                }
            }
        }
    }

    // CH11-5: a cat who respects them stays for another round.
    after(RoundBegins) { round ->
        if (note('horn-blown') == 1 && note('brodies-respect') > 0 && queens()) {
            setNote 'horn-blown', 2
            setNote 'cat-in-the-forge', 1
            say 'Brodie stays for another round'
        }
    }

    instead(MinionTurn) { turn ->
        if (turn.minion.minion && turn.minion.room.id == 'forge' && note('cat-in-the-forge') > 0) {
            replace { say '{minion} looks up at the cat', minion: turn.minion }
        }
    }

    // CH11-8: a charm ends when a friend says what was to be kept.
    after(MarkGiven) { given ->
        if (given.is('charmed') && given.figure.hero && given.figure.room.id == 'forge' && once('chapter')) story 'charmed', given.figure
    }

    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        List<Figure> lost = mouse.space.heroes.findAll { it != mouse && it.has('charmed') }
        lost.each { friend ->
            action('call-' + friend.kind, 'Say what {friend} wanted to keep: the charm ends', friend: friend) {
                story 'called', friend, caller: mouse
                unmark friend, 'charmed'
            }
        }
    }

    // CH11-9: helping paws.
    after(BattleRolled) { roll ->
        if (roll.hasAttacker() && roll.attacker.hero && (roll.strike.melee ? roll.dice.swords : roll.dice.bows) == 0) {
            lend roll.attacker, roll.dice
        }
    }

    after(DefenceRolled) { roll ->
        int dodged = roll.strike.kept('dodge') > 0 ? roll.dice.count(2) + roll.dice.count(5) : 0
        if (roll.defender.hero && roll.dice.shields + dodged < roll.hits) lend roll.defender, roll.dice
    }

    after(CheckRolled) { roll ->
        if (roll.roller.hero && !roll.dice.star) lend roll.roller, roll.dice
    }

    // CH11-10: a glove, and then all of them.
    after(Wounding) { hurt ->
        if (hurt.victim.isBossCalled('vanestra') && hurt.victim.active && bossCards(hurt.victim).size() == 1 && once('chapter')) {
            story 'first-card', hurt.hasAttacker() && hurt.attacker.hero ? hurt.attacker : heroes[0]
        }
    }

    after(Defeated) { beaten ->
        if (beaten.isBossCalled('vanestra')) {
            setNote 'vanestra-beaten', 1
            Figure mouse = beaten.byHero ? beaten.victor : heroes[0]
            minions.each { takeOff it }
            party.findAll { it.captured }.each { rescue it }
            remember 'blades-name'
            story 'last-card', mouse
            if (note('quench-song') > 0) story 'quench-song', mouse
            if (note('quench-laugh') > 0) story 'quench-laugh', mouse
            if (note('quench-count') > 0) story 'quench-count', mouse
            story 'remembrance', mouse
            if (endPage < page + 3) moveChapterEnd(page + 3 - endPage)
        }
    }

    // CH11-11: the house has done with waiting, in story mode, too.
    change(Custom) { asked ->
        if (isBeaten() && asked.is('story-mode:hourglass')) asked.drop 'stands'
    }

    before(RoundEnds) {
        if (isBeaten()) turnPage()
    }

    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (isBeaten() && mouse.space.id == 'pipe' && mouse.room.id == 'forge') {
            action('leave', 'Leave by the pipe') {
                setNote 'captain-there', captainsThere().size()
                if (note('way-out-seen') == 0) story 'way-out', mouse
                setNote 'way-out-seen', 1
                party.findAll { it.captured }.each { withdraws it }
                if (heroes.size() == 1) goInLast()
                withdraws mouse
            }
        }
    }

    instead(ChapterLost) { lost ->
        if (lost.byTime && isBeaten()) replace { lose 'The roof of the Forge comes down' }
    }

    // Who is to be tall again has his boots put out for him.
    after(StoryAnswered) { told ->
        if (told.passage == 'full-moon' && told.hero.kind == 'collin') setNote 'collin-tall', told.answer == 'tall' ? 1 : 0
    }

    // CH11-13: the last page has been read, and there is nothing to pack for.
    change(CardsKept) { kept -> kept.cards.set 0, 'the last page' }
}
