// CH1-3: a scamp has pockets to wring out, and the staff of a mystic is warm.
int cheeseToDry() {
    1 + (heroes.any { mouse -> mouse.isClass('scamp') } ? 1 : 0) - (heroes.any { mouse -> mouse.isClass('mystic') } ? 1 : 0)
}

rules {
    // CH1-6: cheese lies on the kitchen counter from the start.
    after(ChapterBegins) { begun ->
        lay(room('kitchen').space('counter'), 'counter-cheese', 6)
    }

    // The soup is remembered once, by the first rat beaten in the Guard Room.
    after(Defeated) { beaten ->
        if (beaten.isKin('rat') && beaten.byHero && beaten.space.room.id == 'guard-room' &&
                once('chapter')) story 'first-rat', beaten.victor
    }

    // CH1-3: nobody leaves the sewer by an exit until everybody is out of the water.
    forbid(ExploreAllowed) { way ->
        if (way.exit && way.from.id == 'sewer') {
            List<Figure> wet = way.from.heroes.findAll { mouse -> mouse.space.has('water') }
            if (wet) refuse 'somebody is still in the water', remedy: 'Help {mice} ashore', mice: wet, rule: 'CH1-3'
        }
    }

    // CH1-3: by the exit, not by the grate: then the sewer still lies up behind them, and they shake themselves dry.
    after(RoomLeft) { left ->
        if (left.room.id == 'sewer' && left.room.up && once('chapter')) {
            story 'ashore', acting
            if (cheeseToDry() > 0) wheelGains acting.room, cheeseToDry()
        }
    }

    // CH1-6: while cheese lies on the counter the roaches of the kitchen eat; each cheese they roll goes to the wheel.
    instead(MinionTurn) { turn ->
        if (turn.minion.isKin('roach') && turn.minion.room.id == 'kitchen' && room('kitchen').space('counter').has('counter-cheese')) {
            replace {
                Space counter = room('kitchen').space('counter')
                Dice die = roll(1, 'Roach at the cheese')
                say '{roach} nibbles at the cheese: {die}', roach: turn.minion, die: die
                if (die.cheese > 0) {
                    lay counter, 'counter-cheese', counter.count('counter-cheese') - 1
                    wheelGains counter.room, 1
                }
            }
        }
    }

    // CH1-6: each mouse that beats a roach in the kitchen may catch the cook's eye, until one does.
    after(Defeated) { beaten ->
        if (beaten.isKin('roach') && beaten.byHero && beaten.space.room.id == 'kitchen' && note('miz-maggie-ally') == 0) {
            Figure mouse = beaten.victor
            if (check(mouse, 'the eye of the cook', 1)) {
                setNote 'miz-maggie-ally', 1
                story 'ally', mouse
                moveChapterEnd 1
            } else {
                mark mouse, 'knocked-down'
                bringTo beaten.space.room.space('counter'), beaten.kind
            }
        }
    }

    // CH1-5 is a rule of the courtyard; what is told of it belongs to this chapter.
    change(Custom) { asked ->
        if (asked.is('courtyard:toll')) asked.add 'told'
    }

    // The captured are not left behind: a butter dish rolls in after the others.
    after(ChapterEnds) { ended ->
        if (ended.won && heroes.size() < party.size()) storyAlso 'victory'
    }
}
