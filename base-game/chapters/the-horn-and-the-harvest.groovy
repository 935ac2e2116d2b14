/** What is still to be done to the claw; an old one has to be soaked as well. */
List<String> left() {
    ['claw-smooth', 'claw-bored', 'claw-buttered', 'claw-soaked'].findAll { done ->
        note(done) == 0 && (done != 'claw-soaked' || note('old-claw') > 0)
    }
}

boolean isHorn() { note('catsclaw-horn') > 0 }

List<Figure> cats() { minions.findAll { it.isBossCalled('brodie') } }

boolean isOpen(Figure figure) { figure.active && figure.room.id == 'courtyard' && figure.space.id != 'tree-entrance' }

Figure passClaw(Figure from, Figure to) {
    unmark from, 'claw'
    mark to, 'claw'
    to
}

void craft(Figure mouse, String done) {
    if (check(mouse, 'the claw', mouse.isClass('tinkerer') ? mouse.lore : 1)) {
        advance done
        if (done == 'claw-smooth') story 'craft-grate', mouse
        if (done == 'claw-bored') story 'craft-bore', mouse
        if (done == 'claw-buttered') story 'craft-butter', mouse
        if (done == 'claw-soaked') story 'craft-soak', mouse
        if (!left()) {
            unmark mouse, 'claw'
            remember 'catsclaw-horn'
            story 'horn-made', mouse
        }
    } else {
        say '{mouse} gets nowhere with the claw this time', mouse: mouse
    }
}

/** The thief is gone with the claw; the mouse on top of the track finds it again, an hour later. */
void loseTrack(Figure thief) {
    Figure mouse = heroes[0]
    Space counter = room('kitchen').space('counter')
    passClaw thief, mouse
    takeOff thief
    List<Space> landings = nearestWithRoom(counter, mouse)
    if (landings) place mouse, landings[0]
    2.times { bringTo counter, 'roaches' }
    story 'claw-gone', mouse
    turnPage()
}

/** The free mouse of the Kitchen that stands nearest to a thief; the one highest on the track if no mouse is there. */
Figure nearestTo(Figure thief) {
    List<Figure> there = thief.room.heroes
    there ? there.min { mouse -> mouse.space.steps(thief.space, mouse) } : heroes[0]
}

/** CH6-6: a roach that the broom takes; a thief leaves the claw behind. */
void sweep(Figure beetle) {
    Figure mouse = nearestTo(beetle)
    if (beetle.has('claw')) {
        passClaw beetle, mouse
        say 'The broom takes {roach}, and {mouse} has the claw', roach: beetle, mouse: mouse
        story 'claw-swept', mouse
    } else {
        say 'The broom takes {roach}', roach: beetle
        if (room('kitchen').heroes && once('chapter')) story 'the-broom', mouse
    }
    takeOff beetle
}

/** CH6-13: in story mode the crow takes no mouse's last heart. */
boolean isGentle() { custom('the-horn-and-the-harvest:crow', ['bites']).empty }

/** Whether a cat is beside a figure, or in its space. */
boolean isByCat(Figure figure) { cats().any { cat -> cat.reaches(figure) } }

boolean isPrey(Figure figure) { !cats().contains(figure) && !(isGentle() && figure.hero && figure.wounds + 1 >= figure.life) }

/** The crow comes for a figure; a cat beside it puts up a paw. */
void swat(Figure prey) {
    if (isByCat(prey)) {
        // CH6-12: a staff shows him where it is.
        boolean lit = heroes.any { mouse -> mouse.isClass('mystic') && isOpen(mouse) }
        Dice paws = roll(lit ? 3 : 2, 'Brodie swats at the crow')
        say 'Brodie swats at the crow: {dice}', dice: paws
        if (paws.swords > 0) pluck prey
        checkVictory()
    }
}

void pluck(Figure prey) {
    if (reached('feathers') < 3) advance 'feathers'
    if (reached('feathers') == 1) story 'feather-one', prey
    if (reached('feathers') == 2) story 'feather-two', prey
    if (reached('feathers') == 3) story 'feather-three', prey
}

void bringHome(Figure mouse) {
    unmark mouse, 'carried-sheaf'
    remember 'sheaves', note('sheaves') + 1
    say '{mouse} brings a sheaf home', mouse: mouse
}

void save(Figure mouse) {
    bringHome mouse
    if (note('sheaves') == 1) story 'sheaf-home', mouse
}

rules {
    // CH6-2: traps lie on both red X, sheaves on the entries of the courtyard, and somebody takes the claw.
    after(ChapterBegins) { begun ->
        room('dining-tunnels').drawn('red-x').each { space -> lay space, 'mousetrap' }
        room('courtyard').drawn('entry').each { space -> lay space, 'sheaf', 1 }
        setNote 'catsclaw-horn', 0
        setNote 'sheaves', 0
        if (timesLost('nine-lives') > 0 && timesWon('nine-lives') == 0) setNote 'old-claw', 1
        mark chooseTogether('Who carries the claw, and makes the horn of it? A tinkerer rolls more dice for that', heroes), 'claw'
    }

    // CH6-3: a captured bearer leaves the claw with the others.
    after(Captured) { captured ->
        if (!isHorn() && heroes && !heroes.any { it.has('claw') } && !minions.any { it.has('claw') }) mark heroes[0], 'claw'
    }

    // CH6-4: the crafts.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.has('claw') && mouse.room.id == 'kitchen') {
            String at = mouse.space.id
            List<String> left = left()
            int dice = mouse.isClass('tinkerer') ? mouse.lore : 1
            if (at == 'counter' && left.contains('claw-smooth')) {
                action('smooth', 'Smooth the claw on the nutmeg grater (dice: {n}; a star does it)', n: dice) { craft mouse, 'claw-smooth' }
            }
            if (at == 'f3' && left.contains('claw-bored')) {
                action('bore', 'Bore the claw through (dice: {n}; a star does it)', n: dice) { craft mouse, 'claw-bored' }
            }
            if (at == 'a4' && left.contains('claw-buttered')) {
                action('butter', 'Butter the claw (dice: {n}; a star does it)', n: dice) { craft mouse, 'claw-buttered' }
            }
            if (at == 'counter' && left == ['claw-soaked']) {
                action('soak', 'Soak the old claw (dice: {n}; a star does it)', n: dice) { craft mouse, 'claw-soaked' }
            }
        }
    }

    // CH6-3: the bearer hands it to a mouse within reach.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.has('claw')) {
            List<Figure> near = mouse.room.heroes.findAll { friend -> friend != mouse && friend.reaches(mouse) }
            if (near) option('hand-on', 'Hand on the claw') {
                say '{mouse} has the claw', mouse: passClaw(mouse, choose('Who takes the claw?', near))
            }
        }
    }

    // CH6-5: a roach of the kitchen that hits the bearer takes the claw, and nothing else.
    instead(Wounding) { hurt ->
        if (hurt.hasAttacker() && hurt.attacker.minion && hurt.attacker.isKin('roach') && hurt.victim.has('claw') &&
                hurt.victim.room.id == 'kitchen') {
            replace {
                passClaw hurt.victim, hurt.attacker
                setNote 'claw-ran', 0
                say '{roach} has the claw, and runs', roach: hurt.attacker
                if (once('chapter')) story 'claw-stolen', hurt.victim, roach: hurt.attacker
            }
        }
    }

    instead(MinionMove) { move ->
        Figure thief = move.minion
        if (thief.minion && thief.has('claw') && heroes) {
            replace {
                setNote 'claw-ran', 1
                if (thief.space.isDrawn('entry')) {
                    loseTrack thief
                } else {
                    int points = minionMovement(thief)
                    say '{roach} has the claw, and runs', roach: thief
                    Space hole = thief.room.drawn('entry').min { it.steps(thief.space, thief) }
                    walk thief, hole, points
                }
            }
        }
    }

    forbid(MinionAttack) { attack ->
        if (attack.minion.minion && attack.minion.has('claw')) refuse 'its arms are full', rule: 'CH6-5'
    }

    before(Defeated) { beaten ->
        if (beaten.minion.has('claw') && heroes) {
            Figure taker = beaten.byHero ? beaten.victor : heroes[0]
            passClaw beaten.minion, taker
            if (once('chapter')) story 'claw-back', taker
            say '{mouse} has the claw again', mouse: taker
        }
    }

    // CH6-6: the broom of the cook. A thief has one run before it.
    before(RoundBegins) { round ->
        List<Figure> beetles = minions.findAll { it.isKin('roach') && it.room.id == 'kitchen' }
        List<Figure> ready = beetles.findAll { !it.has('claw') || note('claw-ran') > 0 }
        if (note('miz-maggie-ally') > 0 && ready && heroes) {
            List<Figure> thieves = ready.findAll { it.has('claw') }
            sweep(thieves ? thieves[0] : chooseTogether('Which roach does the broom take?', ready))
        }
    }

    // CH6-6: whoever beats a roach may catch the cook's eye, until one does.
    after(Defeated) { beaten ->
        if (beaten.isKin('roach') && beaten.byHero && beaten.space.room.id == 'kitchen' && note('miz-maggie-ally') == 0) {
            if (check(beaten.victor, 'the eye of the cook', 1)) {
                remember 'miz-maggie-ally'
                story 'the-cook', beaten.victor
                moveChapterEnd 1
            }
        }
    }

    before(CardFound) { found ->
        if (found.tellsOf('grape') && once('chapter')) story 'grape', found.hero
    }

    // CH6-2: a surge in the kitchen brings back the roaches that are missing.
    before(Surging) { surge ->
        if (surge.room.id == 'kitchen') {
            surge.minions['roaches'] = Math.max(0, 6 - surge.room.minions.count { it.isKin('roach') })
        }
    }

    // CH6-7: the horn is blown in the open, while no Brodie is about.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (isHorn() && isOpen(mouse) && !cats()) {
            action('blow', 'Blow the horn') {
                List<Space> seats = mouse.room.drawn('entry')
                boolean sprig = note('catnip') > 0 && mayTogether('Lay out the catnip, so that Brodie comes to any space?')
                if (sprig) {
                    spend 'catnip'
                    seats = mouse.room.spaces.findAll { it.id != 'tree-entrance' }
                }
                if (note('horn-blown') == 0) {
                    setNote 'horn-blown', sprig ? 2 : 1
                    story 'horn-blown', mouse
                }
                bringLast choose('Where does Brodie come in? He takes a feather if the crow dives beside him', seats), 'brodie'
                if (note('brodies-respect') > 0 && !mouse.room.lying('spared-ground')) {
                    lay chooseTogether('Which space does Brodie spare? He strikes nobody who stands there',
                            mouse.room.spaces), 'spared-ground', 1
                }
            }
        }
    }

    // CH6-7: nobody on the space the mice have named is prey for him.
    change(Custom) { asked ->
        if (asked.is('brodie:spares')) room('courtyard').lying('spared-ground').each { asked.add 'courtyard/' + it.id }
    }

    // CH6-8: at the end of each round the crow dives, once the horn was blown.
    before(RoundEnds) {
        Figure prey = heroes.find { mouse -> isOpen(mouse) }
        if (note('horn-blown') > 0 && prey) {
            say 'The crow dives on {mouse}', mouse: prey
            setNote 'crow-dives', 1
            swat prey
            if (reached('feathers') < 3) wound prey, 1
            setNote 'crow-dives', 0
        }
    }

    // CH6-8, CH6-13: she has no beak for a cat, and in story mode none for the last heart of a mouse.
    instead(Wounding) { hurt ->
        if (note('crow-dives') > 0 && !hurt.inAttack && !isPrey(hurt.victim)) {
            replace { if (hurt.victim.hero) say 'The crow leaves {mouse} the last heart', mouse: hurt.victim }
        }
    }

    // CH6-8: the toll of CH1-5 is a dive, too. Faces 1 and 5 show the number 1.
    before(MoveDie) { thrown ->
        if (isOpen(thrown.mover) && thrown.dice.count(1) + thrown.dice.count(5) > 0) {
            setNote 'crow-dives', 1
            if (isByCat(thrown.mover)) say 'The crow dives on {mouse}', mouse: thrown.mover
            swat thrown.mover
        }
    }

    after(MoveDie) { setNote 'crow-dives', 0 }

    // CH6-1: the last free mouse, struck down by the crow.
    instead(ChapterLost) { lost ->
        if (lost.byCapture && note('crow-dives') > 0) replace { lose 'The crow has the last of them' }
    }

    // CH6-9: sheaves.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.space.has('sheaf') && !mouse.has('carried-sheaf')) {
            action('sheaf', 'Take up a sheaf') {
                lay mouse.space, 'sheaf', mouse.space.count('sheaf') - 1
                mark mouse, 'carried-sheaf'
                if (once('chapter')) story 'sheaf', mouse
            }
        }
    }

    after(SpaceEntered) { entered ->
        if (entered.mover.has('carried-sheaf') && entered.space.id == 'tree-entrance') save entered.mover
    }

    after(Placed) { put ->
        if (put.figure.has('carried-sheaf') && put.figure.space.id == 'tree-entrance') save put.figure
    }

    before(Captured) { captured ->
        if (captured.hero.has('carried-sheaf')) {
            Space fallen = captured.hero.space
            unmark captured.hero, 'carried-sheaf'
            lay fallen, 'sheaf', fallen.count('sheaf') + 1
        }
    }

    // CH6-14: the sheaves still carried at the end.
    before(ChapterEnds) { ended ->
        List<Figure> late = ended.won ? heroes.findAll { it.has('carried-sheaf') } : []
        late.each { mouse -> bringHome mouse }
        if (late) story 'sheaf-late', late[0]
    }

    // Brodie helps, so he is offered last to whoever wants to attack.
    change(Targets) { targets ->
        targets.figures.findAll { targets.figures.size() > 1 && it.isBossCalled('brodie') }.each { cat ->
            targets.spare cat
            targets.add cat
        }
    }

    // CH6-11: story mode gives the last mouse a second wind.
    change(Custom) { asked ->
        if (asked.is('story-mode:second-wind')) ['minions-go', 'told'].each { asked.add it }
    }
}
