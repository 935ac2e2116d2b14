RoomInPlay hall() { room('dining-hall') }

RoomInPlay chamber() { room('queens-chamber') }

boolean isOut() { note('queen-out') > 0 }

boolean isTaken() { party.any { mouse -> mouse.has('silver-brush') } }

// CH4-5: a staff shines by itself, but a scamp wants the candle for the spoons.
boolean isStaffLight() { heroes.any { mouse -> mouse.isClass('mystic') } && !heroes.any { mouse -> mouse.isClass('scamp') } }

// CH4-8: on top of the clock, or beneath the stool.
boolean isHidden(Figure mouse) { mouse.space.id in ['clock', 'stool'] }

// CH4-9, CH4-10: where something is to be found.
boolean hides(Space space) { space.has('brush-on-the-table') || space.has('music-box') }

void moveQueen(RoomInPlay from, RoomInPlay to) {
    markRoom from, 'queen', 0
    markRoom to, 'queen', 1
    setNote 'queen-out', to == hall() ? 1 : 0
}

// CH4-6: she comes to see who it was, with one of her guard.
void callOut() {
    moveQueen chamber(), hall()
    bring hall(), ['elite-rat-warriors': 1]
    hall().minions.each { rat -> unmark rat, 'asleep' }
    if (reached('bell-rung') == 0) advance 'bell-rung'
}

// CH4-8: beside the nearest door.
void putOut(Figure mouse) {
    List<Space> doors = chamber().exits.collectMany { exit -> exit.spaces }
    int nearest = doors.collect { door -> mouse.space.steps(door) }.min()
    Space door = doors.find { space -> mouse.space.steps(space) == nearest }
    if (mouse.space != door) place mouse, nearestWithRoom(door, mouse)[0]
}

rules {
    // CH4-2: everybody sleeps, the Queen is in, and the mice may slip away.
    after(ChapterBegins) { begun ->
        setNote 'slipping-away', 1
        markRoom chamber(), 'queen', 1
        hall().minions.each { rat -> mark rat, 'asleep' }
        lay chamber().space('vanity'), 'brush-on-the-table'
        lay chamber().space('clock'), 'music-box'
        if (room('pipes').heroes) story 'pipes', room('pipes').heroes[0]
    }

    forbid(ExploreAllowed) { way ->
        if (!way.exit && way.from.id == 'pipes') {
            refuse 'behind this wheel the drain is in flood', remedy: 'Go by another way', rule: 'CH4-3'
        }
        if (!way.exit && way.from.id == 'dining-hall') refuse 'the carpet is nailed down', remedy: 'Go by another way', rule: 'CH4-3'
        if (!way.exit && way.from.id == 'queens-chamber') refuse 'the iron is hot', remedy: 'Go by another way', rule: 'CH4-3'
        if (way.to == chamber() && !isOut()) refuse 'the Queen is in', remedy: 'Ring the dinner bell', rule: 'CH4-5'
    }

    // CH4-5: while she is in, the candle is the clock.
    forbid(CheeseOnWheel) { put ->
        if (put.from == 'time' && !isOut()) refuse 'the candle is the clock', rule: 'CH4-5'
    }

    before(RoundEnds) { ended ->
        if (!isOut() && heroes) {
            if (once('chapter') && isStaffLight()) {
                say 'The staff gives light enough, and the candle is saved'
            } else {
                say 'The candle burns down'
                wheelGains heroes[0].room, 1
            }
        }
    }

    // CH4-6: the bell, and the pipes if nobody is in the hall.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (!isOut() && mouse.room == hall() && mouse.space.id == 'table') {
            action('ring', 'Ring the dinner bell') {
                if (check(mouse, 'the dinner bell', mouse.battle)) {
                    callOut()
                    setNote 'times-rung', note('times-rung') + 1
                    if (note('times-rung') == 1) story 'first-ring', mouse
                    if (note('times-rung') == 2) story 'second-ring', mouse
                } else {
                    say 'The bell only clicks; the Queen stays in'
                }
            }
        }
        if (!isOut() && mouse.room.id == 'pipes' && !hall().heroes) {
            action('knock', 'Knock on the pipes (dice: {n}; a star calls the Queen out)', n: mouse.battle) {
                if (check(mouse, 'the pipes', mouse.battle)) {
                    callOut()
                    if (once('chapter')) story 'knocked', mouse
                } else {
                    say 'Nobody hears the knock; the Queen stays in'
                }
            }
        }
    }

    // CH4-7: her guard comes to serve.
    after(RoundBegins) { round ->
        if (isOut() && bring(hall(), ['elite-rat-warriors': 1]) && hall().heroes && once('chapter')) {
            setNote 'dinner-served', 1
            story 'first-course', hall().heroes[0]
        }
    }

    // CH4-11: one cat, unless somebody has a sprig.
    before(Surging) { surge ->
        if (heroes && surge.minions.containsKey('brodie') && minions.every { minion -> !minion.isBossCalled('brodie') }) {
            Figure guest = hall().heroes ? hall().heroes[0] : heroes[0]
            if (once('chapter')) story 'brodie-arrives', guest
            if (note('catnip') > 0 && mayTogether('Throw the Catnip, so that Brodie does not come?')) {
                spend 'catnip'
                surge.minions.remove 'brodie'
                story 'catnip-spent', guest
            }
        }
    }

    after(MinionsPlaced) { placed ->
        if (placed.why == 'surge' && placed.room.id == 'pipes' && placed.room.heroes && once('chapter')) {
            story 'spider-in-the-pipes', placed.room.heroes[0]
        }
    }

    // CH4-8: a surge calls her home.
    after(Surging) { surge ->
        if (isOut() && chamber().heroes) {
            setNote 'hidden-from-her', chamber().heroes.findAll { mouse -> mouse.space.id == 'stool' }.size()
            setNote 'hidden-on-the-clock', chamber().heroes.findAll { mouse -> mouse.space.id == 'clock' }.size()
            if (once('chapter')) story 'home-early', chamber().heroes[0]
        }
    }

    after(Surging) { surge ->
        if (isOut() && heroes && !chamber().heroes && once('chapter')) story 'home-empty', heroes[0]
    }

    after(Surging) { surge ->
        if (isOut()) {
            say 'The Queen comes home'
            moveQueen hall(), chamber()
            if (!isTaken()) setNote 'bell-rung', 0
            chamber().heroes.findAll { mouse -> !isHidden(mouse) }.each { mouse ->
                putOut mouse
                mark mouse, 'charmed'
            }
            if (heroes && heroes.every { mouse -> mouse.has('charmed') }) lose 'Every free mouse is charmed'
        }
    }

    after(MarkGiven) { given ->
        if (given.is('charmed') && given.figure.room == chamber() && once('chapter')) story 'charmed', given.figure
    }

    // CH4-9, CH4-10: the Brush and the music box are all that is found here.
    forbid(ActionAllowed) { act ->
        if (act.is('search') && act.hero.room == chamber() && !hides(act.hero.space)) {
            refuse 'here is nothing but dust', remedy: 'Search the vanity table, or the clock', rule: 'CH4-9'
        }
    }

    instead(SearchSucceeded) { search ->
        if (search.hero.space.has('brush-on-the-table')) {
            replace {
                lift search.hero.space, 'brush-on-the-table'
                mark search.hero, 'silver-brush'
                say '{finder} takes the Brush from the vanity table', finder: search.hero
                story 'brush', search.hero
            }
        } else if (search.hero.space.has('music-box')) {
            replace {
                lift search.hero.space, 'music-box'
                remember 'queens-song'
                say '{finder} finds a music box behind the clock', finder: search.hero
                story 'music-box', search.hero
                wheelGains hall(), 1
            }
        }
    }

    // The Brush is not hidden, so a search without a star says where it is.
    after(ActionTaken) { taken ->
        if (taken.action == 'search' && taken.hero.active && taken.hero.space.has('brush-on-the-table')) {
            say 'The Brush is still on the vanity table, fast among the combs'
        }
    }

    // CH4-9: who has found one thing here may find the other, too.
    after(TurnEnds) { ended ->
        if (chamber().has('searched')) markRoom chamber(), 'searched', 0
    }

    // CH4-9: whoever is caught with it has it taken away.
    after(Captured) { caught ->
        Space vanity = chamber().space('vanity')
        if (!isTaken() && !vanity.has('brush-on-the-table')) {
            say 'The Brush lies on the vanity table again'
            lay vanity, 'brush-on-the-table'
            setNote 'bell-rung', note('queen-out')
        }
    }

    after(RoomEntered) { entered ->
        boolean met = heroes.size() > 1 && heroes.every { mouse -> mouse.room == entered.room }
        if (met && note('met-again') == 0 && entered.room.id == 'pipes' && isTaken() && once('chapter')) story 'together', entered.hero
        setNote 'met-again', met ? 1 : 0
    }

    // CH4-12: what is won.
    before(ChapterEnds) { ended ->
        if (ended.won) remember 'vanestras-brush'
    }
}
