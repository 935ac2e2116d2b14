rules {
    before(EncounterDrawn) { drawn ->
        String largest = drawn.minions.keySet().max { kind -> drawn.minions(kind) }
        if (largest) drawn.bring largest, drawn.minions(largest) - 1
    }

    offer(HeroTurn) { turn ->
        List<Figure> near = turn.hero.room.minions.findAll { it.isOf('captain-vurst') && it.reaches(turn.hero) }
        if (near) {
            action('remind', 'Remind him') {
                if (check(turn.hero, 'what he was', turn.hero.lore)) mark near[0], 'remembers'
            }
        }
        if (!turn.hero.has('holds-fire')) option('hold-fire', 'Hold your fire') { mark turn.hero, 'holds-fire' }
    }

    change(Targets) { targets ->
        if (targets.hero.has('holds-fire')) targets.figures.findAll { it.isOf('captain-vurst') }.each { targets.spare it }
    }

    // The party runs his card.
    instead(MinionTurn) { turn ->
        if (turn.minion.ally) {
            replace {
                List<Figure> foes = turn.minion.foes.findAll { turn.minion.sees(it) }
                if (foes) strike turn.minion, with: 'Pistol', ranged: true, dice: 3, at: chooseTogether('Whom does he shoot?', foes)
            }
        }
    }
}
