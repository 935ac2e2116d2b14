RoomInPlay pipes() { room('pipes') }

RoomInPlay forge() { room('forge') }

/** CH7-4: both valves stand open, and the water is where it belongs. */
boolean isSteam() { note('valves-open') == 2 }

boolean isTipCarried() { heroes.any { mouse -> mouse.has('tip-of-remembrance') } }

int heat() { forge().space('coal').count('forge-heat') }

void setHeat(int heat) { lay forge().space('coal'), 'forge-heat', heat }

/** CH7-3: held by the tail: by a friend within reach who is on dry ground or is held. */
boolean isHeld(Figure mouse, List<Figure> chain) {
    mouse.room.heroes.any { friend ->
        friend != mouse && !chain.contains(friend) && friend.reaches(mouse) &&
                (!friend.space.has('water') || isHeld(friend, chain + mouse))
    }
}

/** CH7-7: the fire loses some of its heat, until six blows have been struck. */
void cool(int lost) {
    if (heat() > 0 && reached('hammer-blows') < 6) {
        setHeat Math.max(0, heat() - lost)
        say 'The heat falls to {n}', n: heat()
        if (heat() == 0 && forge().heroes && note('fire-sulked') == 0) {
            setNote 'fire-sulked', lost
            story 'fire-sulks', forge().heroes[0]
        }
    }
}

/** CH7-10: bathers cost the fire more. */
void dip() {
    int before = heat()
    cool 2
    setNote 'fire-dipped', heat() > 0 && heat() < before ? 1 : 0
}

void turnValve(Figure mouse) {
    if (check(mouse, 'the valve', mouse.isClass('tinkerer') ? mouse.lore : 1)) {
        lift mouse.space, 'shut-valve'
        lay mouse.space, 'open-valve'
        advance 'valves-open'
        if (isSteam()) {
            story 'valves-both', mouse
            say 'Both valves stand open, and stay open'
        } else {
            say 'One valve stands open until the end of the round; the other has to be turned as well'
        }
    } else {
        say 'The valve does not move'
    }
}

void shutValves() {
    pipes().lying('open-valve').each { space ->
        lift space, 'open-valve'
        lay space, 'shut-valve'
    }
    setNote 'valves-open', 0
    say 'The valve falls shut'
    if (pipes().heroes && once('chapter')) story 'valve-one', pipes().heroes[0]
}

/** CH7-8: each sword is a blow, until six have been struck. */
void strikeIron(Figure mouse) {
    int before = reached('hammer-blows')
    Dice thrown = roll(2, 'The hammer')
    say '{roller} swings the hammer: {faces}', roller: mouse, faces: thrown
    int blows = Math.min(thrown.swords, 6 - before)
    setNote 'hammer-blows', before + blows
    if (blows > 0) say '{n} of 6 blows are struck', n: before + blows
    else say 'The hammer slips: no blow'
    if (before == 0 && blows > 0) story 'first-blow', mouse
    if (reached('hammer-blows') == 6) story 'sixth-blow', mouse
}

/** CH7-9: those in the Forge tell the water something, too. */
void quench(Figure collin) {
    List<Figure> friends = collin.room.heroes.findAll { mouse -> mouse != collin }
    setNote 'friends-there', friends.size()
    story 'quench', collin, friend: (friends + collin)[0]
}

boolean goes(String trade) { heroes.any { mouse -> mouse.isClass(trade) } }

/** CH7-12: pockets and a bowstring take their time; a warm staff saves some. */
void dryOff() {
    if (goes('scamp') && goes('archer')) {
        say 'Pockets and a bowstring hang over the coal to dry'
        wheelGains forge(), 1
    } else if (goes('mystic') && !goes('archer') && wheel > 0) {
        say 'The mice dry quickly at a warm staff'
        wheelLoses 1
    }
}

void meetSlag() {
    boolean waits = forge().minions.any { foe -> foe.isKin('centipede') && foe.wounds == 0 }
    if (waits && forge().heroes && once('chapter')) story 'slag', forge().heroes[0]
}

rules {
    // CH7-2: what lies where at the start.
    after(ChapterBegins) { begun ->
        ['sorrow-blade', 'quench-song', 'quench-laugh', 'quench-count'].each { won -> setNote won, 0 }
        party.collectMany { mouse -> mouse.equipped + mouse.pack }.findAll { it.id == 'sorrow-blade' }.each { moveCard it, 'aside' }
        pipes().drawn('entry').findAll { space -> space.id in ['u6', 'd13'] }.each { space -> lay space, 'shut-valve' }
        lay room('queens-chamber').space('vanity'), 'eleven-hats'
    }

    // CH7-2: the centipede waits among the chain.
    after(MinionsPlaced) { placed ->
        if (placed.why == 'setup' && placed.room == forge()) {
            placed.figures.findAll { it.isKin('centipede') }.each { slag -> place slag, forge().space('a2') }
        }
    }

    // CH7-3: the current is quick until both valves stand open, and then it is still.
    change(Custom) { asked ->
        if (asked.is('water:carries') && !isSteam()) asked.add 'another space'
    }

    forbid(Peril) { peril ->
        if (peril.is('current') && isSteam()) refuse 'the stream stands still', rule: 'CH7-3'
        if (peril.is('current') && isHeld(peril.figure, [])) refuse 'a friend holds on to its tail', rule: 'CH7-3'
    }

    // CH7-3: the log says why the current does not carry a mouse that is held.
    before(TurnEnds) { ended ->
        Figure mouse = ended.hero
        if (mouse.active && mouse.space.has('water') && !isSteam() && isHeld(mouse, [])) {
            say 'A friend holds {mouse} by the tail: the current does not carry {mouse}', mouse: mouse
        }
    }

    before(Captured) { captured ->
        if (!captured.inAttack && captured.hero.space.outfall && heroes.size() > 1 && once('chapter')) story 'swept', captured.hero
    }

    // CH7-4: two valves, in one round.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.space.has('shut-valve')) action('turn', 'Turn the valve') { turnValve mouse }
    }

    before(RoundEnds) { ended ->
        if (note('valves-open') == 1) shutValves()
    }

    // CH7-5: one pin among eleven.
    forbid(ActionAllowed) { act ->
        if (act.is('search') && act.hero.room.lying('eleven-hats') && !act.hero.space.has('eleven-hats')) {
            refuse 'nothing here is to be touched but the hats', remedy: 'Search the vanity table', rule: 'CH7-5'
        }
    }

    instead(SearchSucceeded) { search ->
        if (search.hero.space.has('eleven-hats')) {
            replace {
                Figure prince = search.hero.room.heroes.find { mouse -> mouse.kind == 'collin' } ?: search.hero
                setNote 'tip-handed', prince == search.hero ? 0 : 1
                lift search.hero.space, 'eleven-hats'
                mark prince, 'tip-of-remembrance'
                say '{mouse} carries the Tip of Remembrance', mouse: prince
                story 'tip', prince, finder: search.hero
            }
        }
    }

    // CH7-5: whoever finds something else in place of what it would find finds the Tip here all the same.
    change(Custom) { asked ->
        if (asked.is('nez:use-for-everything') && acting.space.has('eleven-hats')) asked.drop 'anywhere'
    }

    before(Captured) { captured ->
        List<Figure> others = heroes.findAll { mouse -> mouse != captured.hero }
        if (captured.hero.has('tip-of-remembrance') && others) {
            unmark captured.hero, 'tip-of-remembrance'
            mark others[0], 'tip-of-remembrance'
            say '{mouse} takes up the Tip of Remembrance', mouse: others[0]
        }
    }

    // CH7-6: iron first.
    forbid(ExploreAllowed) { way ->
        if (way.to == forge() && !isTipCarried()) {
            refuse 'what is to be forged is still among the hats', remedy: 'Search the vanity table of the Queen\'s Chamber', rule: 'CH7-6'
        }
    }

    after(SpaceEntered) { entered ->
        Figure mouse = entered.mover
        if (mouse.hero && entered.space.isDrawn('flip') && mouse.room.id == 'queens-chamber' && !isTipCarried() && once('chapter')) {
            story 'not-yet', mouse
        }
    }

    // CH7-12: children used to be sent down here to dry.
    after(RoomEntered) { entered ->
        if (entered.room == forge() && once('chapter')) dryOff()
    }

    // CH7-7, CH7-8, CH7-9: the bellows, the hammer, the water.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.room == forge() && reached('hammer-blows') < 6) {
            if (mouse.space.id == 'furnace-door') {
                if (isSteam()) {
                    action('work', 'Work the bellows: the heat rises by 2') {
                        setHeat Math.min(6, heat() + 2)
                        say 'The heat rises to {n}', n: heat()
                        if (once('chapter')) story 'bellows', mouse
                    }
                } else {
                    barred 'Work the bellows', 'there is no steam', remedy: 'Turn both valves in the Pipes', rule: 'CH7-7'
                }
            }
            if (mouse.space.id in ['west-gears', 'south-gears']) {
                if (heat() > 2) {
                    action('work', 'Swing the hammer: 2 dice, each sword is a blow') { strikeIron mouse }
                } else {
                    barred 'Swing the hammer', 'the iron is too cold', remedy: 'Work the bellows until the heat is 3', rule: 'CH7-8'
                }
            }
        }
        if (mouse.room == forge() && mouse.space.id == 'coal' && reached('hammer-blows') == 6 && mouse.kind == 'collin') {
            action('quench', 'Quench the blade: the last goal') { quench mouse }
        }
    }

    before(RoundEnds) { ended -> cool 1 }

    // CH7-9: what Collin says to the water is his own affair.
    after(StoryAnswered) { told ->
        if (told.passage == 'quench') {
            if (told.answer == 'song') story 'quench-song', told.hero
            if (told.answer == 'laugh') story 'quench-laugh', told.hero
            if (told.answer == 'count') story 'quench-count', told.hero
            heroes.each { mouse -> unmark mouse, 'tip-of-remembrance' }
            remember 'sorrow-blade'
            story 'blade', told.hero
            story 'maginos', told.hero
            checkVictory()
        }
    }

    // CH7-10: the rats come about the water.
    after(Surging) { surge ->
        if (surge.room in [pipes(), forge()] && surge.room.heroes) {
            if (once('chapter')) story 'surge', surge.room.heroes[0]
            else say 'Two more rats have come about the water'
        }
        if (surge.room == forge()) dip()
        if (surge.room.id == 'queens-chamber') say 'Boots go by outside the door, and do not stop'
    }

    after(Surging) { surge ->
        if (surge.room == forge() && note('fire-dipped') > 0 && forge().heroes && once('chapter')) story 'fire-dips', forge().heroes[0]
    }

    // The page of the centipede comes before the first turn beside it, whoever has that turn.
    before(TurnBegins) { turn -> meetSlag() }

    before(MinionMove) { move -> meetSlag() }

    after(Defeated) { beaten ->
        if (beaten.isKin('centipede') && beaten.space.room == forge() && forge().heroes && once('chapter')) {
            story 'slag-down', beaten.byHero ? beaten.victor : forge().heroes[0]
        }
    }

    before(CardFound) { found ->
        if (found.tellsOf('clockwork-slinger') && once('chapter')) story 'clockwork', found.hero
    }
}
