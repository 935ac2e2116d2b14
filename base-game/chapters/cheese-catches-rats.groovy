// Who stands where when the party comes in; whoever has no place here comes in as ever.
Map<String, List<String>> places() {
    ['kitchen/brodie': ['c2'], 'dining-hall/rat': ['table', 'carpet-d4', 'carpet-e5'],
     'alchemist/rat': ['c3', 'd3', 'e3', 'f3'], 'alchemist/captain-vurst': ['e4']]
}

String rank(Figure figure) { isCat(figure) ? 'brodie' : figure.isKin('rat') ? 'rat' : figure.kind }

boolean isCat(Figure figure) { figure.isBossCalled('brodie') }

/** Whether he is about somewhere in the castle: he has seen the mice, and nobody has got rid of him. */
boolean prowls() { note('brodie-prowls') > 0 && note('brodie-gone') == 0 }

List<Space> emptyBeside(Figure mouse) {
    mouse.space.neighbours.findAll { space -> space.figures.empty && !space.has('bait') }
}

/** The rats at a bait that has just been eaten: on its space or next to it. */
List<Figure> eaters(MarkLaid laid) {
    List<Figure> rats = heroes[0].room.minions.findAll { it.isKin('rat') }
    rats.findAll { rat -> laid.isOn(rat.space) || rat.space.neighbours.any { laid.isOn(it) } }
}

/** Whether two rats meet at the bait; a rat with a mouse in its space has no time to be polite. */
boolean ratsMeet(MarkLaid laid) { eaters(laid).count { rat -> !heroes.any { it.space == rat.space } } > 1 }

rules {
    // CH3-2: the traps, and who stands where.
    after(ChapterBegins) { begun ->
        lay room('kitchen-tunnels').space('e4'), 'mousetrap'
        room('dining-tunnels').drawn('red-x').each { space -> lay space, 'mousetrap' }
    }

    after(MinionsPlaced) { placed ->
        if (placed.why == 'setup') {
            placed.figures.findAll { it.active }.groupBy { placed.room.id + '/' + rank(it) }.each { who, figures ->
                List<String> names = places().getOrDefault(who, [])
                figures.eachWithIndex { figure, i -> if (i < names.size()) place figure, placed.room.space(names[i]) }
            }
        }
    }

    // CH3-3: a cheese on the floor, once a turn.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        boolean rats = mouse.room.minions.any { it.isKin('rat') }
        if (!rats && mouse.cheese > 0) barred 'Lay a cheese as bait', 'no rat is in the room', remedy: 'Keep it for a rat', rule: 'CH3-3'
        if (fresh && mouse.cheese > 0 && rats && emptyBeside(mouse)) {
            option('lay-bait', 'Lay a cheese as bait') {
                once 'turn'
                Space space = choose('Where does the bait go?', emptyBeside(mouse))
                pay mouse, 1
                lay space, 'bait'
                say '{mouse} lays a cheese on {space}', mouse: mouse, space: space
            }
        }
    }

    // The first rat at a bait is told of; and once, if another stands beside it, how polite they are.
    after(MarkLaid) { laid ->
        if (laid.is('bait') && laid.number == 0 && !heroTurn && heroes && eaters(laid) && !ratsMeet(laid) && once('chapter')) {
            story 'bait-eaten', heroes[0]
        }
    }

    after(MarkLaid) { laid ->
        if (laid.is('bait') && laid.number == 0 && !heroTurn && heroes && ratsMeet(laid) && once('chapter')) {
            setNote 'rats-bowed', 1
            story 'after-you', heroes[0]
        }
    }

    // CH3-4: nobody has to ask the cat, nor what crawls in his kitchen.
    change(ExploreHindered) { way ->
        way.minions.findAll { isCat(it) || way.from.id == 'kitchen' && it.isKin('roach') }.each { way.spare it }
    }

    change(RescueAllowed) { rescue -> rescue.minions.findAll { isCat(it) }.each { rescue.spare it } }

    // CH3-5: he follows above ground, one round behind.
    after(RoomLeft) { left ->
        left.room.minions.findAll { isCat(it) }.each { takeOff it }
        left.room.lying('warm-draught').each { space -> lift space, 'warm-draught' }
    }

    // CH3-8: roaches that nobody looks at are in the pantry.
    after(RoomLeft) { left ->
        if (left.room.id == 'kitchen') left.room.minions.findAll { it.isKin('roach') }.each { takeOff it }
    }

    after(RoomEntered) { entered ->
        boolean waits = entered.room.id == 'kitchen' && entered.first
        if (waits) setNote 'brodie-prowls', 1
        if (!waits && prowls() && entered.room.colour == 'orange') lay entered.hero.space, 'warm-draught', 2
    }

    after(RoundBegins) { round ->
        rooms.collectMany { it.lying('warm-draught') }.each { door ->
            int left = door.count('warm-draught') - 1
            lay door, 'warm-draught', left
            if (left == 0 && prowls()) {
                bringLast door, 'brodie'
                say 'Brodie comes in after the mice'
                setNote 'rats-at-table', door.room.minions.findAll { it.isKin('rat') }.size()
                if (door.room.id == 'dining-hall') story 'brodie-in-the-hall', heroes[0]
            }
        }
    }

    after(Defeated) { beaten ->
        if (beaten.isBossCalled('brodie')) setNote 'brodie-gone', 1
    }

    // CH3-6: the sprig, found and thrown.
    instead(CardFound) { found ->
        if (found.card.id == 'catnip') {
            replace {
                say '{finder} finds {card}', finder: found.hero, card: found.card
                moveCard found.card, 'gone'
                remember 'catnip'
                story 'catnip', found.hero
            }
        }
    }

    offer(HeroTurn) { turn ->
        List<Figure> cats = turn.hero.room.minions.findAll { isCat(it) }
        if (note('catnip') > 0 && cats) {
            option('throw-catnip', 'Throw the catnip: Brodie is away until the chapter is over, once in the book') {
                spend 'catnip'
                remember 'catnip-thrown'
                setNote 'brodie-gone', 1
                setNote 'cat-danced', 1
                cats.each { takeOff it }
                say 'Brodie dances, and is away until the chapter is over'
                story 'catnip-thrown', turn.hero
            }
        }
    }

    // CH3-7: what the cook does for her friends.
    change(Custom) { asked ->
        if (asked.is('brodie:spares') && note('miz-maggie-ally') > 0) asked.add 'kitchen/counter'
    }

    after(InitiativeSet) {
        if (note('miz-maggie-ally') > 0 && isUp('kitchen')) {
            room('kitchen').minions.findAll { it.isKin('roach') }.each { takeOff it }
        }
    }

    after(SpaceEntered) { step ->
        if (step.mover.hero && step.space.id == 'counter' && step.space.room.id == 'kitchen' && note('miz-maggie-ally') > 0 &&
                step.space.room.minions.any { isCat(it) } && once('chapter')) story 'under-the-colander', step.mover
    }

    // CH3-8: she may yet become one.
    after(Defeated) { beaten ->
        if (beaten.isKin('roach') && beaten.byHero && beaten.space.room.id == 'kitchen' && note('miz-maggie-ally') == 0) {
            Figure mouse = beaten.victor
            if (check(mouse, 'the eye of the cook', 1)) {
                setNote 'miz-maggie-ally', 1
                story 'the-cook-again', mouse
                moveChapterEnd 1
            } else {
                mark mouse, 'knocked-down'
                bringTo beaten.space.room.space('counter'), beaten.kind
            }
        }
    }

    // CH3-9: a star is a page.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.kind == 'maginos' && mouse.room.id == 'alchemist' && mouse.space.id == 'desk' && reached('pages-read') < 3) {
            action('read', 'Read in the book') {
                int stars = checkDice(mouse, 'the book', mouse.lore).stars
                stars.times {
                    if (reached('pages-read') < 3) {
                        advance 'pages-read'
                        if (reached('pages-read') == 1) story 'page-one', mouse
                        if (reached('pages-read') == 2) story 'page-two', mouse
                        if (reached('pages-read') == 3) {
                            story 'page-three', mouse
                            if (room('alchemist').minions.any { it.kind == 'captain-vurst' }) say 'The book is read; now for the Captain'
                        }
                    }
                }
                checkVictory()
            }
        }
    }

    // CH3-12: two swords clink on the way up to him.
    after(RoomEntered) { entered ->
        if (entered.room.id == 'alchemist' && once('chapter') && heroes.count { mouse -> mouse.isClass('warrior') } > 1) {
            say 'Captain Vurst has heard two warriors come'
            wheelGains entered.room, 1
        }
    }

    // CH3-10: the keys of every cupboard in the room, or a button.
    after(Defeated) { beaten ->
        if (beaten.kind == 'captain-vurst') {
            if (reached('pages-read') < 3) say 'The Captain is beaten; now for the book'
            story 'vurst-down', beaten.byHero ? beaten.victor : heroes[0]
        }
    }

    after(StoryAnswered) { told ->
        if (told.answer == 'keys') {
            2.times {
                // The first card may be an event that takes the finder.
                Figure mouse = told.hero.active ? told.hero : heroes[0]
                drawSearchCard().each { card -> found mouse, card }
            }
        }
    }

    before(CardFound) { found ->
        if (found.tellsOf('grape') && once('chapter')) story 'grape', found.hero
    }

    before(CardFound) { found ->
        if (found.tellsOf('scroll-levitate') && once('chapter')) story 'levitate', found.hero
    }

    // Whoever is told where not to step.
    after(MarkLaid) { laid ->
        if (laid.is('mousetrap') && laid.number == 0 && heroTurn && acting.active && acting.kind == 'maginos' && laid.isOn(acting.space) &&
                acting.room.id == 'dining-tunnels' && heroes.any { it.kind == 'lily' } && once('chapter')) storyAlso 'dining-tunnels'
    }

    // CH3-1: by whom the last of them was taken.
    before(Captured) { taken ->
        setNote 'taken-by-brodie', taken.inAttack && minions.any { isCat(it) && taken.strike.isBy(it) } ? 1 : 0
    }

    // CH3-11: story mode gives the last mouse a second wind.
    change(Custom) { asked ->
        if (asked.is('story-mode:second-wind')) ['minions-go', 'told'].each { asked.add it }
    }
}
