package basegame

import mystics.view.Background

/** How an attack goes, from the weapon to the wound. */
class BattleSpec extends BaseGameSpec {
    private List<String> battles() {
        options.findAll { it.startsWith('battle:') }*.substring(7)
    }

    def "BATTLE-2, BATTLE-4, BATTLE-5, BATTLE-7: a sword that is not blocked defeats a rat"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 3

        when:
        answer 'battle:collins-sword:rat-1'
        dice SWORD_SHIELD, BOW, BOW, BOW, BOW

        then:
        figure('rat-1').state == 'away'
        track == ['collin', 'filch', 'maginos', 'tilda']
        noDiceLeft()
    }

    def "BATTLE-2, BATTLE-4: those who throw their own dice are told who attacks whom, and what there is to block"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }
        acting 'collin', 3

        when:
        answer 'battle:collins-sword:rat-1'

        then:
        Background.of(game()).happening() == 'Collin attacks Rat Warrior 1 with Collin\'s Sword'

        when:
        dice SWORD_SHIELD, BOW, BOW

        then:
        Background.of(game()).happening() == 'Collin hits Rat Warrior 1 with Collin\'s Sword: 1 hit to block'
    }

    def "BATTLE-1, RUL-77: without an equipped weapon nobody attacks; with two there is a choice of one"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; bare 'collin'; cards.each { has 'collin', it };
                packs 'collin', 'hatpin-spear' }
        acting 'collin', 0

        expect:
        battles() == attacks

        where:
        cards                       || attacks
        []                          || []
        ['thimble-helm']            || []
        ['dagger-1', 'paring-knife'] || ['dagger-1:rat-1', 'paring-knife:rat-1']
    }

    def "BATTLE-2: melee reaches the same space and those adjacent"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6'; minion 'rat-warriors', 'e6';
                minion 'rat-warriors', 'd4' }
        acting 'collin', 0

        expect:
        battles() == ['collins-sword:rat-1', 'collins-sword:rat-2']
    }

    def "BATTLE-2, BATTLE-3, RUL-65: a die that shows #face hits with a sword: #sword, with a bow: #bow"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5'; bare 'collin'; has 'collin', 'long-bow';
                has 'collin', 'collins-sword' }

        when: 'one die counts; the other two are cheese, and so are the two of the rat'
        acting('collin', 0).answer 'battle:collins-sword:rat-1'
        dice face, CHEESE, CHEESE, CHEESE, CHEESE
        def cut = figure('rat-1').state == 'away'
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd4'; bare 'collin'; has 'collin', 'long-bow' }
        acting('collin', 0).answer 'battle:long-bow:rat-1'
        dice face, CHEESE, CHEESE, CHEESE, CHEESE
        def shot = figure('rat-1').state == 'away'

        then:
        cut == sword
        shot == bow

        where:
        face              || sword | bow
        CHEESE            || false | false
        SWORD_STAR        || true  | false
        SWORD_SHIELD      || true  | false
        BOW               || false | true
        BOW_STAR          || false | true
        SWORD_SHIELD_STAR || true  | false
    }

    def "BATTLE-3, SIGHT-1: a ranged weapon reaches whatever is in sight on the tile"() {
        given:
        table { room 'tunnel-entrance'; hero 'collin', 'd1'; bare 'collin'; has 'collin', 'long-bow'; minion 'rat-warriors', 'f2';
                minion 'rat-warriors', 'c3' }
        acting 'collin', 0

        expect: 'not the one behind the rock'
        battles() == ['long-bow:rat-1']
    }

    def "BATTLE-3, RUL-66: with a minion in reach a ranged attack must be at one of those"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; bare 'collin'; has 'collin', 'long-bow'; minion 'rat-warriors', 'd5';
                minion 'rat-warriors', 'a1'; minion 'rat-warriors', 'd6' }
        acting 'collin', 0

        expect:
        battles() == ['long-bow:rat-1', 'long-bow:rat-3']
    }

    def "SIGHT-3: nobody sees beyond the edge of the tile, not even through an exit"() {
        given:
        table { room 'sewer'; minion 'rat-warriors', 'c1'; room 'kitchen-tunnels'; hero 'collin', 'c6'; bare 'collin';
                has 'collin', 'long-bow' }
        acting 'collin', 0

        expect:
        battles() == []
    }

    def "SIGHT-3: nor does a minion"() {
        given: 'an archer at the exit, Collin beyond it'
        table { room 'tunnel-entrance'; minion 'elite-rat-warriors', 'f2'; room 'kitchen-tunnels'; hero 'collin', 'a3';
                track 'elite-rat-warriors', 'collin', 'filch', 'maginos', 'tilda' }

        when: 'no die but that of Collin'
        turn 'elite-rat-warriors'
        dice TWO

        then:
        asked == 'collin: What does Collin do?'
    }

    def "BATTLE-4, RUL-62: without a hit nobody defends; with one the target does"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd5' }

        when:
        acting('collin', 0).answer 'battle:collins-sword:rat-1'
        dice(faces as int[])

        then:
        asked == 'collin: What does Collin do?'
        noDiceLeft()

        where:
        faces << [[BOW, BOW, CHEESE], [BOW, BOW, SWORD_STAR, BOW, BOW]]
    }

    def "BATTLE-4, BATTLE-5, RUL-63: swords with shields block one hit each, every hit left is a wound: #faces"() {
        given: 'a cave centipede with 2 dice of defence and life 4'
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'cave-centipede', 'd5' }

        when:
        acting('collin', 0).answer 'battle:collins-sword:centipede'
        dice(faces as int[])

        then:
        figure('centipede').wounds == wounds
        noDiceLeft()

        where:
        faces                                                                 || wounds
        [SWORD_STAR, SWORD_STAR, SWORD_STAR, BOW, BOW]                        || 3
        [SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_SHIELD, BOW]               || 2
        [SWORD_STAR, SWORD_STAR, SWORD_STAR, SWORD_SHIELD, SWORD_SHIELD_STAR] || 1
        [SWORD_STAR, BOW, BOW, SWORD_SHIELD, SWORD_SHIELD_STAR]               || 0
        [SWORD_STAR, SWORD_STAR, BOW, SWORD_STAR, SWORD_STAR]                 || 2
    }

    def "BATTLE-2 to BATTLE-7: an attack is told in the order of its rules, and no more wounds than were left to take"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion kind, 'd5'; wounds figure, before }
        def from = log.size()

        when:
        acting('collin', 0).answer "battle:collins-sword:$figure"
        dice(faces as int[])

        then:
        log.drop(from).findAll { it.contains('BATTLE') || it.contains('INIT-7') } == told

        where:
        kind           | figure  | before | faces           || told
        'rat-warriors' | 'rat-1' | 0      | [BOW, BOW, BOW] ||
                ["Collin attacks Rat Warrior 1 with Collin's Sword: battle 3 = 2 + 1 Collin's Sword: bow (2), bow (2), bow (2)  " +
                        "[BATTLE-2]", 'No hit on Rat Warrior 1: no die shows a sword, the only face that hits here  [BATTLE-4]']
        'cave-centipede' | 'centipede' | 0      | [2, 4, 4, 4, 3]    ||
                ["Collin attacks Cave Centipede with Collin's Sword: battle 3 = 2 + 1 Collin's Sword: sword+star (2), bow (2), " +
                        "bow (2)  [BATTLE-2]",
                                                                         'Cave Centipede defends against 1 hit: defence 2: bow (2), ' +
                                                                                 'sword+shield (3)  [BATTLE-4]',
                                                                         'Cave Centipede blocks it all  [BATTLE-4]']
        'cave-centipede' | 'centipede' | 2      | [2, 2, 2, 4, 4]    ||
                ["Collin attacks Cave Centipede with Collin's Sword: battle 3 = 2 + 1 Collin's Sword: sword+star (2), " +
                        "sword+star (2), sword+star (2)  [BATTLE-2]",
                                                                         'Cave Centipede defends against 3 hits: defence 2: ' +
                                                                                 'bow (2), bow (2)  [BATTLE-4]', 'Cave Centipede takes 2 ' +
                                                                                         'wounds (4 of 4)  [BATTLE-5]',
                                                                         'Cave Centipede is defeated  [BATTLE-7]',
                                                                         'The card of Cave Centipede leaves the track  [INIT-7]']
    }

    def "BATTLE-5, RUL-63: wounds beyond a figure's life are lost, and touch nobody beside it"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; 2.times { minion 'rat-warriors', 'd5' } }

        when:
        acting('collin', 0).answer 'battle:collins-sword:rat-1'
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR, BOW, BOW

        then:
        figure('rat-1').state == 'away'
        figure('rat-2').with { it.state == 'on-board' && it.wounds == 0 }
    }

    def "BATTLE-6, RUL-64: a mouse keeps the cheese it rolls, hit or miss, in attack and in defence"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6' }

        when:
        acting('collin', 0).answer 'battle:collins-sword:rat-1'
        dice CHEESE, CHEESE, BOW

        then:
        figure('collin').cheese == 2
        get('WHEEL') == 0

        when: 'the rat hits once and rolls a cheese; he blocks it and rolls one too'
        turn 'rat-warriors'
        dice SWORD_STAR, CHEESE, SWORD_SHIELD, CHEESE

        then:
        figure('collin').with { it.cheese == 3 && it.wounds == 0 }
        get('WHEEL') == 1
    }

    def "BATTLE-7: what has more life carries its wounds from attack to attack, and falls when they reach it"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'spider', 'd5'; wounds 'spider', before }

        when: 'one wound more'
        acting('collin', 0).answer 'battle:collins-sword:spider'
        dice SWORD_STAR, BOW, BOW, BOW, BOW, BOW

        then:
        figure('spider').state == state
        ('spider' in track) == (state == 'on-board')

        where:
        before || state
        1      || 'on-board'
        2      || 'away'
    }

    def "DICE-2: the same roll is read for hits and for cheese"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; minion 'rat-warriors', 'd6' }

        when:
        acting('collin', 0).answer 'battle:collins-sword:rat-1'
        dice CHEESE, SWORD_STAR, BOW, BOW, BOW

        then:
        figure('collin').cheese == 1
        figure('rat-1').state == 'away'
    }

    def "DICE-3: no dice are no roll, and nothing is read from them"() {
        given: 'Skitter-Clak, against whom no mouse rolls; Filch with two dice fewer than none'
        table { room 'guard-room'; hero 'filch', 'd6'; bare 'filch'; minion 'skitter-clak', 'd6'; mark 'filch', 'meeps', 1 }

        when:
        turn 'skitter-clak'
        dice SWORD_STAR, BOW

        then: 'one throw of chance, that of the attacker'
        noDiceLeft()
        figure('filch').with { it.wounds == 1 && it.cheese == 0 }
        game().journal()*.value() == ['2 4']
    }

    def "BATTLE-10: sharp, blunt or magic makes no difference by itself: a #type blow"() {
        given:
        table(party: ['nez', 'collin', 'maginos', 'tilda']) { room 'guard-room'; hero who, 'd6'; bare who; has who, weapon;
                minion 'rat-warriors', 'd6' }

        when: 'one hit, two dice of defence'
        acting(who, 0).answer "battle:$weapon:rat-1"
        dice(attack as int[])
        dice SWORD_SHIELD, BOW

        then:
        figure('rat-1').state == 'on-board'
        noDiceLeft()

        where:
        who       | weapon           | type    | attack
        'collin'  | 'collins-sword'  | 'sharp' | [2, 4, 4]
        'nez'     | 'nezs-hammer'    | 'blunt' | [2, 4, 4, 4]
        'maginos' | 'maginos-staff'  | 'magic' | [2, 4]
    }
}
