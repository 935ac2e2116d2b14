package basegame.chapter

/** How mice move over spaces, lines and crowds. */
class MoveSpec extends ChapterSpec {
    private List<String> moves() {
        options.findAll { it.startsWith('move:') }*.substring(5).toSorted()
    }

    /** Collin in the west arm of the Kitchen Tunnels, whose only way on is b3. */
    private void beforeTheNarrows(@DelegatesTo(mystics.trial.TrialTable) Closure<?> others) {
        table {
            room 'kitchen-tunnels'; hero 'collin', 'a3'
            others.delegate = delegate
            others.resolveStrategy = Closure.DELEGATE_FIRST
            others.call()
        }
    }

    def "MOVE-1, EX-2: a die that shows #number and a move value of 2 are #points spaces"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6' }

        when:
        turn 'collin'
        dice face

        then:
        get('MOVEMENT') == points
        log.any { it.contains("movement $points = $number + 2 move value") && it.contains('[MOVE-1]') }

        where:
        face              | number || points
        CHEESE            | 1      || 3
        SWORD_STAR        | 2      || 4
        SWORD_SHIELD      | 3      || 5
        BOW               | 2      || 4
        BOW_STAR          | 1      || 3
        SWORD_SHIELD_STAR | 3      || 5
    }

    def "MOVE-1, RUL-31: a mouse that cannot move rolls all the same, and the room reacts"() {
        given:
        table { room 'courtyard'; hero 'collin', 'd4'; mark 'collin', 'webbed', 1 }

        when:
        turn 'collin'
        dice ONE

        then:
        moves() == []
        figure('collin').wounds() == 1
    }

    def "MOVE-2, MOVE-11: each step to an adjacent space costs 1; several stretches are one move"() {
        given:
        beforeTheNarrows { }
        acting 'collin', 3

        expect:
        moves() == ['b3', 'c2', 'c3', 'c4', 'c5', 'd2', 'd3', 'd4', 'd5']

        when:
        answer 'move:c3'

        then:
        get('MOVEMENT') == 1
        moves() == ['b3', 'c2', 'c4', 'd2', 'd3', 'd4']
    }

    def "MOVE-11, TURN-1: an action ends a move that has begun; one that has not begun is still there"() {
        given:
        beforeTheNarrows { }
        acting 'collin', 3
        if (moved) answer 'move:b3'

        when:
        answer 'search'
        dice BOW

        then:
        moves().empty == moved
        get('MOVEMENT') == left

        where:
        moved | left
        true  | 0
        false | 3
    }

    def "MOVE-11: movement that is left is lost with the turn"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'f4'; track 'collin', 'filch', 'maginos', 'tilda' }

        when: 'Collin ends with 3 spaces left; Filch rolls a 2 and has a move value of 3'
        acting('collin', 3).answer 'end'
        dice TWO

        then:
        asked == 'filch: What does Filch do?'
        get('MOVEMENT') == 5
    }

    def "MOVE-3, RUL-37: against the arrow of a yellow line a step costs 3, with it 1"() {
        given:
        table { room 'kitchen'; hero 'collin', from }
        acting 'collin', points

        expect:
        (to in moves()) == possible

        when:
        if (possible) answer "move:$to"

        then:
        get('MOVEMENT') == left

        where:
        from      | to        | points || possible | left
        'e1'      | 'counter' | 2      || false    | 2
        'e1'      | 'counter' | 3      || true     | 0
        'counter' | 'e1'      | 2      || true     | 1
    }

    def "MOVE-3, RUL-37: for all else the two sides of a yellow line are adjacent"() {
        given:
        table { room 'kitchen'; hero 'collin', 'e1'; hero 'filch', 'counter'; cheese 'filch', 1; minion 'rat-warriors', 'counter' }
        acting 'collin', 0

        expect:
        options.containsAll(['battle:collins-sword:rat-1', 'share:filch'])
    }

    def "MOVE-4, RUL-38: no mouse crosses a red line, and its two sides are not adjacent"() {
        given:
        table { room 'kitchen'; hero 'collin', 'd1'; hero 'filch', 'counter'; cheese 'filch', 1; minion 'rat-warriors', 'counter' }
        acting 'collin', 1

        expect:
        !('counter' in moves())
        !options.any { it.startsWith('battle:') || it.startsWith('share:') }

        when:
        acting 'filch', 1

        then: 'the rat there would hold nobody'
        moves() == ['e1']
    }

    def "MOVE-5: no space of a room reaches over a wall or a black area: #from"() {
        given:
        table { room where; hero 'collin', from }
        acting 'collin', 1

        expect:
        moves() == next

        where:
        where             | from || next
        'kitchen-tunnels' | 'c1' || ['c2', 'd1', 'd2']
        'tunnel-entrance' | 'c1' || ['a1', 'b1', 'b2', 'b3', 'd1', 'd2']
    }

    def "MOVE-7, RUL-35: four small figures fill a space, mice and minions alike: nobody enters or passes"() {
        given:
        beforeTheNarrows { hero 'filch', 'b3'; hero 'tilda', 'b3'; there.times { minion 'roaches', 'b3' } }
        acting 'collin', 3

        expect:
        moves() == reached
        refusals()['Move to b3']?.rule() == why

        where:
        there || reached | why
        1     || ['b3']  | null
        2     || []      | 'MOVE-7'
    }

    def "MOVE-7, RUL-35: one large figure fills a space"() {
        given:
        beforeTheNarrows { minion kind, 'b3' }
        acting 'collin', 3

        expect:
        moves() == reached

        where:
        kind     || reached
        'spider' || []
        'roaches'|| ['b3']
    }

    def "MOVE-7, RUL-35: minions do not enter or pass a full space either"() {
        given: 'a rat behind four roaches, Filch beyond them'
        table { room 'kitchen-tunnels'; hero 'filch', 'c3'; minion 'rat-warriors', 'a3'; there.times { minion 'roaches', 'b3' } }

        when: 'it rolls a 3'
        turn 'rat-warriors'
        dice THREE, BOW, BOW

        then:
        figure('rat-1').space() == space

        where:
        there || space
        4     || 'a3'
        3     || 'c3'
    }

    def "MOVE-7: a large figure enters only an empty space, and a large melee minion stops next to a mouse"() {
        given: 'the spider four steps from Filch; its next space is taken or free'
        table { room 'kitchen-tunnels'; hero 'filch', 'f4'; bare 'filch'; minion 'spider', 'c4';
                if (taken) { minion 'roaches', 'd4'; minion 'roaches', 'd3' } }

        when: 'a 3, then two dice that miss when it comes near'
        turn 'spider'
        dice(faces as int[])

        then:
        figure('spider').space() in spaces
        noDiceLeft()

        where:
        taken | faces             || spaces
        false | [THREE, BOW, BOW] || ['e3', 'e4']
        true  | [THREE]           || ['c4', 'c3']
    }

    def "MOVE-7, MOVE-8: in a special area a large figure stands among others"() {
        given:
        table { room 'kitchen'; hero 'filch', 'counter'; bare 'filch'; minion 'roaches', 'counter'; minion 'spider', 'e1' }

        when:
        turn 'spider'
        dice ONE, BOW, BOW

        then:
        figure('spider').space() == 'counter'
        noDiceLeft()
    }

    def "MOVE-8, RUL-36: a special area is one space and holds as many figures as the drawing says"() {
        given: 'the counter holds twelve'
        table {
            room 'kitchen'; hero 'collin', 'e1'; hero 'filch', 'counter'; hero 'tilda', 'counter'
            8.times { minion 'roaches', 'counter' }; rats.times { minion 'rat-warriors', 'counter' }
        }
        acting 'collin', 3

        expect:
        ('counter' in moves()) == open

        where:
        rats || open
        1    || true
        2    || false
    }

    def "MOVE-9, RUL-33: a mouse that enters a space with a minion stops there"() {
        given:
        beforeTheNarrows { minion 'rat-warriors', 'b3' }
        acting 'collin', 5

        expect:
        moves() == ['b3']

        when:
        answer 'move:b3'

        then:
        figure('collin').space() == 'b3'
        moves() == []
        get('MOVEMENT') == 0
    }

    def "MOVE-10, RUL-34: out of company a mouse comes only while the mice are as many as the minions, itself counted"() {
        given:
        beforeTheNarrows { friends.times { hero(['filch', 'tilda'][it], 'a3') }; rats.times { minion 'rat-warriors', 'a3' } }
        acting 'collin', 3

        expect:
        moves().empty == held
        refusals()['Move']?.rule() == (held ? 'MOVE-10' : null)

        where:
        friends | rats || held
        0       | 1    || false
        0       | 2    || true
        1       | 2    || false
        1       | 3    || true
    }

    def "MOVE-10, RUL-34: it is counted before the mouse moves; whoever is left behind is counted anew"() {
        given:
        beforeTheNarrows { hero 'filch', 'a3'; 2.times { minion 'rat-warriors', 'a3' } }
        acting('collin', 3).answer 'move:b3'

        expect: 'Collin goes on, though Filch is alone with two rats now'
        !moves().empty

        when:
        acting 'filch', 3

        then:
        moves() == []
    }

    def "ACT-1, RUL-44: scurry needs movement used in this turn; then a fresh die and the move value, under all rules of movement"() {
        given:
        beforeTheNarrows { minion 'rat-warriors', 'c3' }
        acting 'collin', 1

        expect:
        !('scurry' in options)
        refusals()['Scurry'].rule() == 'ACT-1'

        when: 'a 3 and the move value of 2'
        answer 'move:b3'
        answer 'scurry'
        dice THREE

        then:
        get('MOVEMENT') == 5
        log.any { it.contains('movement 5 = 3 + 2 move value') }

        when: 'the rat stops him again'
        answer 'move:c3'

        then:
        moves() == []
    }

    def "MOVE-1, ACT-1: the die of a scurry is a movement roll too"() {
        given:
        table { room 'courtyard'; hero 'collin', 'd4' }
        acting('collin', 1).answer 'move:d5'

        when: 'a 1, and the crow collects'
        answer 'scurry'
        dice ONE

        then:
        figure('collin').wounds() == 1
    }
}
