package basegame.chapter

/** Chapter three as far as the lab. */
class CheeseCatchesRatsSpec extends CheeseFixture {
    private boolean brodie() {
        figure('paw').state == 'on-board'
    }

    def "CH3-2: the party starts at the end of the west arm, and the traps lie"() {
        given:
        lures { }

        expect:
        ['collin', 'filch', 'maginos', 'tilda'].every { figure(it).space == 'a3' }
        mark('kitchen-tunnels', 'e4', 'mousetrap') == 1
        ['e3', 'c6'].every { mark('dining-tunnels', it, 'mousetrap') == 1 }
        get('END_PAGE') == 8
    }

    def "CH3-2: whoever comes into #where finds #who"() {
        given:
        lures { room from; hero 'maginos', space; note 'miz-maggie-ally', 0 }

        when:
        acting 'maginos', 3
        answer way
        anyhow()

        then:
        who.collectEntries { kind, spaces -> [kind, kind == 'paw' ? [figure('paw').space] : spacesOf(kind).sort()] } == who

        where:
        where         | from              | space | way              || who
        'the kitchen' | 'kitchen-tunnels' | 'c3'  | 'explore:flip'   || ['paw': ['c2'], 'roaches': ['a4', 'counter']]
        'the hall'    | 'kitchen'         | 'd4'  | 'explore:exit-S' || ['elite-rat-warriors': ['carpet-d4', 'carpet-e5', 'table']]
        'the lab'     | 'crystal-tunnels' | 'e1'  | 'explore:flip'   ||
                ['elite-rat-warriors': ['c3', 'd3'], 'captain-vurst': ['e4']]
    }

    def "CH3-2: a search on #space of #where finds #finds"() {
        given:
        lures { room where; hero 'maginos', space }

        when:
        acting 'maginos', 0
        draws 'tinkerers-treasure'
        answer 'search'
        dice SWORD_STAR
        anyhow()
        if (asked.contains('Keep it?')) answer options[0]

        then:
        told("Maginos finds $finds")
        words == '' || told(words)

        where:
        where | space     || finds              | words
        HALL  | 'table'   || 'Grape' | 'There was one left on the stalk.'
        HALL  | 'g6'      || "Tinkerer's Treasure" | ''
        LAB   | 'cabinet' || 'Scroll: Levitate' | 'On top of the cabinet there was dust'
        LAB   | 'g6'      || "Tinkerer's Treasure" | ''
    }

    def "CH3-3: whoever has cheese and no rat in the room is told why it lays none: #kind"() {
        given:
        lures { room HALL; hero 'collin', 'd2'; cheese 'collin', 2; minion kind, 'g6' }

        when:
        acting 'collin', 0

        then:
        refusals().containsKey('Lay a cheese as bait') == told

        where:
        kind           || told
        'roaches'      || true
        'rat-warriors' || false
    }

    def "CH3-3: a mouse lays a cheese beside it, free, once a turn, where a rat is about"() {
        given:
        lures { room HALL; hero 'collin', 'd2'; cheese 'collin', 2; minion kind, 'g6' }

        when:
        acting 'collin', 0

        then:
        ('cheese-catches-rats:lay-bait' in options) == offered

        when:
        if (offered) {
            answer 'cheese-catches-rats:lay-bait'
            answer 'e2'
        }

        then:
        !offered || mark(HALL, 'e2', 'bait') == 1 && figure('collin').cheese == 1 && get('ACTIONS') == 1
        !('cheese-catches-rats:lay-bait' in options) || !offered

        where:
        kind           || offered
        'rat-warriors' || true
        'roaches'      || false
    }

    def "CH3-3: #kind goes to the bait and eats it, and does not attack"() {
        given:
        lures { room HALL; hero 'collin', 'd2'; minion kind, 'g2'; lay 'e2', 'bait', 1; track 'collin', kind }

        when:
        turn kind
        dice THREE

        then:
        spacesOf(kind) == [eats ? 'e2' : 'g2']
        mark(HALL, 'e2', 'bait') == (eats ? 0 : 1)
        told('eats the bait') == eats
        told('A rat came to it, and looked to the left') == eats
        !told('Two rats came at it from two sides')

        where:
        kind                 || eats
        'rat-warriors'       || true
        'elite-rat-warriors' || true
    }

    def "CH3-3, STORY-2: #where, a rat at a bait is #polite"() {
        given:
        lures {
            room HALL; hero 'collin', 'd2'; minion 'rat-warriors', 'g2'; minion 'elite-rat-warriors', other; lay 'e2', 'bait', 1
            track 'collin', 'rat-warriors'
        }

        when:
        turn 'rat-warriors'
        dice THREE

        then:
        told('Two rats came at it from two sides') == two
        told('A rat came to it, and looked to the left') != two

        where:
        where                                 | polite                 | other || two
        'with another rat beside it'          | 'one of two who bow'   | 'f2'  || true
        'with the other rat far from the bait' | 'polite to the crumb' | 'g6'  || false
        'with the other rat beside a mouse in its space' | 'polite to the crumb' | 'd2' || false
    }

    def "CH3-3: a rat with a mouse in its space does not look round for bait; the Captain never does"() {
        given:
        lures { room HALL; hero 'collin', 'd2'; bare 'collin'; minion kind, space; lay 'e2', 'bait', 1; track 'collin', kind }

        when:
        turn kind
        dice faces as int[]

        then:
        mark(HALL, 'e2', 'bait') == 1
        told('attacks Collin')

        where:
        kind            | space | faces
        'rat-warriors'  | 'd2'  | [BOW, BOW]
        'captain-vurst' | 'g2'  | [SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD]
    }

    def "CH3-3: bait is lost when the mice leave"() {
        given:
        lures { room 'kitchen'; hero 'collin', 'd4'; lay 'c4', 'bait', 1 }

        when:
        acting 'collin', 3
        answer 'explore:exit-S'
        anyhow()

        then:
        mark('kitchen', 'c4', 'bait') == 0
    }

    def "CH3-4: #who in the kitchen #bars"() {
        given:
        lures { room 'kitchen'; hero 'collin', 'd4'; minion who, 'a1' }

        when:
        acting 'collin', 3

        then:
        ('explore:exit-S' in options) == open

        where:
        who              | bars                     || open
        'brodie-pounces' | 'keeps nobody'           || true
        'roaches'        | 'keep nobody'            || true
        'rat-warriors'   | 'keep the mice in there' || false
    }

    def "CH3-4: roaches elsewhere bar the way"() {
        given:
        lures { room 'kitchen-tunnels'; hero 'collin', 'c3'; minion 'roaches', 'f4' }

        when:
        acting 'collin', 3

        then:
        !('explore:flip' in options)
    }

    def "CH3-4, CAPTURE-4: #who in the room: Filch comes back #back"() {
        given:
        lures { room HALL; hero 'collin', 'd2'; captured 'filch'; minion who, 'g6'; track 'filch', 'collin', who }

        when:
        turn 'filch'

        then:
        asked.contains('Where does Filch come back?') == back

        where:
        who              || back
        'brodie-pounces' || true
        'rat-warriors'   || false
    }

    def "CH3-5: he goes after the mice, and comes in where they did after a whole round"() {
        given:
        lures { room 'kitchen'; hero 'collin', 'd4'; minion 'brodie-pounces', 'a1'; note 'brodie-prowls', 1 }

        when:
        acting 'collin', 3
        answer 'explore:exit-S'
        anyhow()

        then:
        !brodie()
        mark(HALL, 'd1', 'warm-draught') in [1, 2]

        when:
        set {
            it.room HALL; it.hero 'collin', 'd1'; it.minion 'elite-rat-warriors', 'g6'
            it.lay 'd1', 'warm-draught', 1; it.note 'brodie-prowls', 1
        }
        round()
        anyhow()

        then:
        brodie()
        mark(HALL, 'd1', 'warm-draught') == 0
        told('There was a draught under the door')
        told('I believe I')
    }

    def "CH3-5: below ground, or once he is beaten, he does not come"() {
        given:
        lures { room from; hero 'collin', space; note 'brodie-prowls', 1; note 'brodie-gone', gone }

        when:
        acting 'collin', 3
        answer way
        anyhow()

        then:
        mark(to, at, 'warm-draught') == 0

        where:
        from      | space | way              | gone || to               | at
        'kitchen' | 'd4'  | 'explore:exit-S' | 1    || 'dining-hall'    | 'd1'
        HALL      | 'f3'  | 'explore:flip'   | 0    || 'dining-tunnels' | 'c1'
    }

    def "CH3-6, STORY-1: the sprig goes on the sheet, and once thrown it sends him away for good"() {
        given:
        lures { room 'kitchen'; hero 'collin', 'd4'; minion 'brodie-pounces', 'a1'; note 'catnip', 1; note 'brodie-prowls', 1 }

        when:
        acting 'collin', 3
        answer 'cheese-catches-rats:throw-catnip'
        anyhow()

        then:
        !brodie()
        note('catnip') == 0
        note('catnip-thrown') == 1
        note('brodie-gone') == 1
        told('It turned over once in the air')
    }

    def "CH3-6: found, it is written on the sheet and is no card of the stash"() {
        given:
        lures { room 'kitchen-tunnels'; hero 'collin', 'd4' }

        when:
        acting 'collin', 0
        answer 'search'
        dice SWORD_STAR
        anyhow()

        then:
        card('catnip') == 'GONE'
        note('catnip') == 1
        told('a sprig of something grey')
    }

    def "CH3-7: with the cook as an ally the counter is safe from him, and she has swept"() {
        given:
        lures { room 'kitchen'; hero 'collin', 'counter'; bare 'collin'; minion 'brodie-pounces', 'a1'; note 'miz-maggie-ally', ally;
                track 'collin', 'brodie-pounces' }

        when:
        turn 'brodie-pounces'
        anyhow()

        then:
        (figure('paw').space == 'counter') == (ally == 0)

        where:
        ally << [0, 1]
    }

    def "CH3-7: where the cook is an ally, she has swept: the roaches that stand in her kitchen are gone"() {
        given:
        lures { room 'kitchen-tunnels'; hero 'maginos', 'c3'; note 'miz-maggie-ally', ally }

        when:
        acting 'maginos', 3
        answer 'explore:flip'
        anyhow()

        then:
        spacesOf('roaches').size() == left

        where:
        ally || left
        0    || 2
        1    || 0
    }

    def "CH3-7, STORY-2: who climbs to the counter is under the colander"() {
        given:
        lures { room 'kitchen'; hero 'collin', 'e1'; minion 'brodie-pounces', 'a4'; note 'miz-maggie-ally', 1 }

        when:
        acting 'collin', 5
        answer 'move:counter'

        then:
        told('A colander came down over them')
    }

    def "CH3-8: when the mice have left the Kitchen its roaches are gone"() {
        given:
        lures { room 'kitchen'; hero 'collin', 'd4'; minion 'roaches', 'e1' }

        when:
        acting 'collin', 3
        answer 'explore:exit-S'
        anyhow()

        then:
        spacesOf('roaches') == []
    }

    def "CH3-8: without her, a roach beaten here may win her"() {
        given:
        lures { room 'kitchen'; hero 'collin', 'e1'; minion 'roaches', 'e1' }

        when:
        acting 'collin', 0
        answer 'battle:collins-sword:roach-1'
        dice([SWORD_STAR, SWORD_STAR, BOW] + [BOW] + [die] as int[])
        anyhow()

        then:
        note('miz-maggie-ally') == ally
        get('END_PAGE') == 8 + ally
        markOn('collin', 'knocked-down') == 1 - ally
        told('The roach went up, and over, and down into a cup of tea.') == (ally == 1)

        where:
        die        || ally
        SWORD_STAR || 1
        BOW        || 0
    }
}
