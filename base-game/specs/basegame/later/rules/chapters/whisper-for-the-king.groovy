rules {
    after(MinionsPlaced) { placed ->
        if (placed.room.id == 'kings-chamber' && placed.why == 'setup') placed.figures.each { mark it, 'asleep' }
    }

    after(Surging) { surge ->
        if (surge.has('wake')) minions.findAll { it.has('asleep') }.each { unmark it, 'asleep' }
    }

    before(HeroTakesTurn) { turn ->
        if (turn.hero.room.id == 'kings-chamber' && may(turn.hero, 'Creep, exactly 1 space and no die?')) mark turn.hero, 'creeping'
    }

    after(MoveDie) { thrown ->
        if (thrown.mover.hero && thrown.mover.active && thrown.mover.room.id == 'kings-chamber' && thrown.dice.number == 3) {
            wheelGains thrown.mover.room, 1
        }
    }

    after(AttackEnded) { attack ->
        if (attack.strike.melee && attack.hasAttacker() && attack.attacker.active && attack.attacker.room.id == 'kings-chamber') {
            wheelGains attack.attacker.room, 1
        }
    }

    forbid(CheeseOnWheel) { put -> if (put.from == 'time') refuse 'the candle is the clock' }

    before(RoundEnds) { if (heroes) wheelGains heroes[0].room, 1 }

    offer(HeroTurn) { turn ->
        Figure mouse = turn.hero
        if (mouse.room.id == 'kings-chamber' && mouse.space.id == 'bed' && reached('knots') < 4) {
            action('whisper', 'Whisper to the King') {
                if (check(mouse, 'a whisper', mouse.lore)) advance 'knots'
            }
        }
    }
}
