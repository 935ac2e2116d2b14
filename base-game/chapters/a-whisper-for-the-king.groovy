RoomInPlay chamber() { room('kings-chamber') }

boolean anybodySleeps() { chamber().minions.any { minion -> minion.has('asleep') } }

// CH8-3: where the sleepers are, by the door and on the roof of the bed.
List<String> places(Figure sleeper) {
    sleeper.kind == 'spider' ? ['bed'] : sleeper.kind == 'rat-warriors' ? ['runner-a4'] : ['a2', 'a5']
}

void seat(Figure figure, List<String> names) {
    List<Space> free = names.collect { name -> chamber().space(name) }.findAll { space -> !space.minions }
    if (free) place figure, free[0]
}

// CH8-5: who has light to tread by, one or none.
List<Figure> keeper() { heroes.findAll { friend -> friend.has('candle-end') }.take(1) }

// CH8-5: a noise, unless there is light to tread by.
void noise(Figure mouse) {
    if (keeper()) {
        unmark keeper()[0], 'candle-end'
        say 'By the light of the candle end {mouse} makes no noise', mouse: mouse
    } else {
        setNote 'noises', note('noises') + 1
        say '{mouse} makes a noise', mouse: mouse
        wheelGains mouse.room, 1
    }
}

// The noise of a foot is asked after by whoever sleeps; a blow wakes them.
void footfall(Figure mouse) {
    if (keeper().empty && note('noises') == 0) story 'noise', mouse
    if (keeper().empty && note('noises') == 2) story 'noise-again', mouse
    noise mouse
}

// CH8-3: whether a mouse is about to attack a sleeper.
boolean wakes(Strike strike) { strike.targets.any { target -> target.has('asleep') } }

// CH8-7: the knots come undone in their order; only the tune finds the third before its turn.
void undo(Figure mouse) {
    advance 'knots'
    if (reached('knots') == 4) {
        remember 'king'
        story 'last-knot', mouse
    } else {
        int undone = reached('knots') - note('hummed')
        if (undone == 1) story 'first-knot', mouse
        if (undone == 2) story 'second-knot', mouse
        if (undone == 3) story 'third-knot', mouse
        if (note('hummed') > 0) thirdByItself mouse
    }
}

void thirdByItself(Figure mouse) {
    if (reached('knots') == 3) {
        setNote 'third-by-itself', 1
        story 'third-knot', mouse
    }
}

// CH8-8: two knots, but the last one wants to be told something.
void comb(Figure mouse) {
    setNote 'combed', 1
    (reached('knots') == 0 || reached('knots') == 1 ? 2 : 1).times { advance 'knots' }
    story 'brush', mouse
    thirdByItself mouse
}

void hum(Figure mouse) {
    setNote 'hummed', 1
    advance 'knots'
    story 'song', mouse
    thirdByItself mouse
}

rules {
    // CH8-5: something lies behind the picture.
    after(ChapterBegins) { begun ->
        lay chamber().space('mantelpiece'), 'behind-the-picture'
        story 'crystal', heroes[0]
    }

    forbid(ExploreAllowed) { way ->
        if (!way.exit && way.from.id == 'guard-room') {
            refuse 'the grate is bolted from below', remedy: 'Go through the east exit', rule: 'CH8-2'
        }
    }

    // CH8-6: a new candle has been lit.
    after(RoomEntered) { entered ->
        if (entered.room == chamber() && entered.first) {
            say 'A new candle has been lit'
            wheelLoses 6
        }
    }

    // CH8-10: nobody leaves in the middle of a sentence; then only who stands by the wood pile bars the way.
    forbid(ExploreAllowed) { way ->
        if (way.from == chamber() && !way.exit && reached('knots') < 4) {
            refuse 'the King has a sentence to finish', remedy: 'Undo all four knots', rule: 'CH8-10'
        }
    }

    change(ExploreHindered) { way ->
        if (way.from == chamber() && !way.exit) {
            way.minions.findAll { minion -> !minion.reaches(way.hero) }.each { minion -> way.spare minion }
        }
    }

    // CH8-3: everybody sleeps.
    after(MinionsPlaced) { placed ->
        if (placed.room == chamber() && placed.why == 'setup') {
            placed.figures.findAll { sleeper -> sleeper.active }.each { sleeper ->
                seat sleeper, places(sleeper)
                mark sleeper, 'asleep'
            }
        }
    }

    // CH8-9: until a surge wakes them, and the candle falls over.
    before(Surging) { surge ->
        if (surge.room == chamber()) {
            if (anybodySleeps()) story 'alarm', surge.room.heroes ? surge.room.heroes[0] : heroes[0]
            chamber().minions.each { sleeper -> unmark sleeper, 'asleep' }
            if (note('alarm') == 0) {
                setNote 'alarm', 1
                say 'The candle falls over'
                turnPage()
            }
        }
    }

    // CH8-4: on tiptoe.
    before(HeroTakesTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.room == chamber() && anybodySleeps() && may(mouse, 'Creep, one space and without a die?')) {
            mark mouse, 'creeping'
            if (once('chapter')) story 'creep', mouse
        }
    }

    // CH8-5: what is heard.
    after(MoveDie) { thrown ->
        Figure mouse = thrown.mover
        if (mouse.hero && mouse.active && mouse.room == chamber() && anybodySleeps() && thrown.dice.number == 3) footfall mouse
    }

    // CH8-3: nobody wakes the chamber by mistake. The action of a blow that is not struck comes back, once a turn.
    instead(AttackDeclared) { attack ->
        if (attack.hasAttacker() && attack.attacker.hero && wakes(attack.strike) &&
                !may(attack.attacker, 'Attack a sleeper and wake everybody?')) {
            replace {
                say '{mouse} lets the sleeper sleep', mouse: attack.attacker
                if (isTurnOf(attack.attacker) && once('turn')) grantAction()
            }
        }
    }

    before(AttackDeclared) { attack ->
        if (attack.hasAttacker() && attack.attacker.hero && attack.attacker.room == chamber() && anybodySleeps()) {
            story attack.strike.targets.any { target -> target.kind == 'spider' } ? 'fight-above' : 'fight', attack.attacker
            if (attack.strike.melee) noise attack.attacker
        }
    }

    // CH8-6: the candle is the clock.
    forbid(CheeseOnWheel) { put ->
        if (put.from == 'time' && put.room == chamber()) refuse 'the candle is the clock', rule: 'CH8-6'
    }

    before(RoundEnds) { ended ->
        if (chamber().heroes) {
            say 'The candle burns down'
            wheelGains chamber(), 1
        }
    }

    // CH8-5, CH8-2: what lies behind the picture, and behind the stone.
    instead(SearchSucceeded) { search ->
        if (search.hero.space.has('behind-the-picture')) {
            replace {
                lift search.hero.space, 'behind-the-picture'
                mark search.hero, 'candle-end'
                say '{finder} finds a candle end behind the picture', finder: search.hero
                story 'candle-end', search.hero
            }
        }
    }

    before(CardFound) { found ->
        if (found.tellsOf('shifting-cloak') && once('chapter')) story 'cloak', found.hero
    }

    after(SpaceEntered) { came ->
        if (came.mover.hero && came.space.id == 'bed' && came.space.room == chamber() && once('chapter')) story 'bed', came.mover
    }

    // CH8-7, CH8-8: what is done on the bed.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.room == chamber() && mouse.space.id == 'bed' && reached('knots') < 4) {
            action('whisper', 'Whisper to the King: a star undoes a knot') {
                int stars = checkDice(mouse, 'a whisper', mouse.lore).stars
                if (stars == 0) say '{mouse} whispers, and the knot stays tied', mouse: mouse
                if (stars > 0) undo mouse
                // CH8-12: a mystic knows how a second knot is tied, but the last one wants to be told something.
                if (stars > 1 && mouse.isClass('mystic') && reached('knots') < 3) undo mouse
            }
            if (note('vanestras-brush') > 0 && note('combed') == 0 && reached('knots') < 3) {
                action('comb', "Comb the King's hair with Vanestra's Brush: it undoes knots without a roll") { comb mouse }
            }
            if (note('queens-song') > 0 && note('hummed') == 0 && reached('knots') < 3) {
                action('hum', "Hum the Queen's song: it undoes a knot without a roll") { hum mouse }
            }
        }
    }

    after(StoryAnswered) { told ->
        if (told.passage == 'last-knot') {
            if (told.answer == 'wait') story 'answer-wait', told.hero
            if (told.answer == 'name') story 'answer-name', told.hero
            if (told.answer == 'bow') story 'answer-bow', told.hero
            story 'king', told.hero
        }
    }

    // CH8-1: the candle that went out for nothing.
    instead(ChapterLost) { lost ->
        if (lost.byTime && reached('knots') == 0) {
            replace { lose 'The candle is out, and the King has not said a word' }
        }
    }
}
