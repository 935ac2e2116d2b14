// The small minions that a stand has room for; the mark there counts from 1.
List<String> small() { ['roaches', 'rat-warriors', 'elite-rat-warriors'] }

Space stand() { room('sewer-drain-pipe').space('ledge-4') }

Space trap() { room('sewer-drain-pipe').space('ledge-3') }

boolean trapped() { reserve.any { mouse -> mouse.kind == 'lily' } }

/** A page is told more quietly if nobody is left to fight. */
void lookAbout(RoomInPlay where) { setNote 'foes-about', where.minions.size() }

void laySnares() {
    room('dining-tunnels').drawn('red-x').each { space -> lay space, 'mousetrap' }
}

rules {
    // CH2-2, CH2-3: the traps, and Lily in hers.
    after(ChapterBegins) { begun ->
        laySnares()
        if (trapped()) {
            waits heroCalled('lily'), trap()
            mark heroCalled('lily'), 'trapped'
        }
    }

    // CH2-2: somebody sets the traps again.
    after(SurgeBegins) { surge ->
        if (surge.room.id == 'dining-tunnels') laySnares()
    }

    // CH2-4: one of the smallest group goes to Lily's stand.
    before(EncounterDrawn) { drawn ->
        if (trapped() && !stand().has('lilys-stand')) {
            String least = ''
            small().each { kind ->
                if (drawn.minions(kind) > 0 && (least == '' || drawn.minions(kind) < drawn.minions(least))) least = kind
            }
            if (least != '') {
                drawn.bring least, drawn.minions(least) - 1
                lay stand(), 'lilys-stand', small().indexOf(least) + 1
                if (least == 'roaches') say 'One Roach goes down to Lily instead'
                if (least == 'rat-warriors') say 'One Rat Warrior goes down to Lily instead'
                if (least == 'elite-rat-warriors') say 'One Elite Rat Warrior goes down to Lily instead'
            }
        }
    }

    // CH2-5: she shoots, and is shot at.
    before(RoundBegins) { round ->
        int target = stand().count('lilys-stand')
        if (trapped() && target > 0) {
            Dice arrows = roll(3, 'Lily shoots')
            Dice cover = roll(target == 1 ? 1 : 2, 'Her target ducks')
            if (arrows.bows > cover.shields) {
                say 'Lily shoots and hits. Her target runs'
                lift stand(), 'lilys-stand'
                if (note('lily-shots') < 2) story 'first-arrow', heroes[0]
                setNote 'lily-shots', 2
            } else {
                Dice blow = roll(target == 3 ? 3 : 2, 'Her target hits back')
                Dice guard = roll(2, 'Lily defends')
                int wounds = Math.max(0, (target == 3 ? blow.bows : blow.swords) - guard.shields)
                int all = trap().count('lily-hurt') + wounds
                if (wounds == 0) say 'Lily shoots and misses. Her target strikes back and misses, too'
                if (wounds > 0) say 'Lily shoots and misses. Her target strikes back: she has {all} of 3 wounds', all: Math.min(all, 3)
                if (note('lily-shots') == 0) story 'first-miss', heroes[0]
                setNote 'lily-shots', Math.max(1, note('lily-shots'))
                lay trap(), 'lily-hurt', all
            }
        }
    }

    // CH2-5: at three wounds she is overcome, once.
    after(MarkLaid) { laid ->
        if (laid.is('lily-hurt') && laid.number >= 3 && trapped()) {
            lift trap(), 'lily-hurt'
            lift stand(), 'lilys-stand'
            if (note('lily-overcome') > 0) {
                lose 'Lily is overcome for the second time'
            } else {
                setNote 'lily-overcome', 1
                story 'lily-overcome', heroes[0]
                turnPage()
            }
        }
    }

    // CH2-6: two stars open the trap.
    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (trapped() && mouse.room.id == 'sewer-drain-pipe' && mouse.space.isWithin(heroCalled('lily').space)) {
            action('open-trap', 'Open the trap') {
                int stars = checkDice(mouse, 'trap', mouse.lore).stars * (mouse.isClass('tinkerer') || mouse.isClass('mystic') ? 2 : 1)
                if (stars == 0) say 'The trap stays shut'
                if (stars > 0) advance 'trap-stars'
                if (stars > 1 && reached('trap-stars') == 1) advance 'trap-stars'
                if (reached('trap-stars') == 1 && stars > 0) story 'one-star', mouse
                if (reached('trap-stars') > 1) {
                    Figure lily = heroCalled('lily')
                    lift stand(), 'lilys-stand'
                    lift trap(), 'lily-hurt'
                    unmark lily, 'trapped'
                    joins lily, lily.space
                    if (note('skitter-beaten') == 0) remember 'lily-first'
                    lookAbout mouse.room
                    story 'freed', mouse
                    checkVictory()
                }
            }
        }
    }

    // CH2-7: nobody turns the drain over while she sits on it.
    forbid(ExploreAllowed) { way ->
        if (!way.exit && way.from.id == 'sewer-drain-pipe' && trapped()) {
            refuse 'Lily is still in the trap', remedy: 'Open her trap first', rule: 'CH2-7'
        }
    }

    // CH2-10: it shuns a light.
    change(DefenceDice) { defence ->
        Figure centipede = defence.defender
        if (centipede.kind == 'skitter-clak' && centipede.room.heroes.any { mouse -> mouse.isClass('mystic') }) defence.add(-1)
    }

    after(Defeated) { beaten ->
        if (beaten.kind == 'skitter-clak') {
            setNote 'skitter-beaten', 1
            lookAbout beaten.space.room
            story 'boss-beaten', beaten.byHero ? beaten.victor : heroes[0]
        }
    }

    // The first trap that goes off under a mouse.
    after(MarkLaid) { laid ->
        if (laid.is('mousetrap') && laid.number == 0 && heroTurn && acting.active && laid.isOn(acting.space) && once('chapter')) {
            story 'trap-sprung', acting
        }
    }

    after(CardFound) { found ->
        if (found.card.id == 'dinner-fork' && note('fork-taken') == 0) {
            remember 'fork-taken'
            story 'fork', found.hero
        }
    }

    // Thrown onto the ledge with the fork, rather than climbed.
    after(Placed) { put ->
        if (put.figure.hero && put.space.room.id == 'sewer-drain-pipe' && put.space.room.lying('dinner-fork') && trapped() &&
                put.space.isWithin(heroCalled('lily').space)) setNote 'by-air', 1
    }

    // Whom the party has brought home may say what she would keep; the captured come after.
    after(ChapterEnds) { ended ->
        if (ended.won && heroes.any { mouse -> mouse.kind == 'lily' }) story 'what-lily-keeps', heroCalled('lily')
    }

    // CH2-8: she was never overcome.
    before(ChapterEnds) { ended ->
        if (ended.won && note('lily-overcome') == 0) remember 'lily-unbowed'
    }
}
