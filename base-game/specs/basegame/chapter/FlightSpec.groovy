package basegame.chapter

class FlightSpec extends ChapterSpec {
    def "CH1-3: nobody leaves the sewer by an exit while a mouse is in the water; the remedy names who is"() {
        given:
        table { room 'sewer'; hero 'collin', 'c1'; hero 'filch', 'w13'; hero 'tilda', 'w21'; track 'collin', 'filch', 'maginos', 'tilda' }
        acting 'collin', 3

        expect:
        explores().empty
        refusals()['Explore the Kitchen Tunnels'].rule() == 'CH1-3'
        refusals()['Explore the Kitchen Tunnels'].remedy().toString() == 'Help Filch and Tilda ashore'
    }

    def "CH1-3, STORY-2: with everybody ashore the way is open; they look at one another, and shake themselves dry"() {
        given:
        table { room 'sewer'; hero 'collin', 'c1'; hero 'filch', 'f6'; markRoom 'kitchen-tunnels', 'explored', 1 }
        acting 'collin', 3

        when:
        answer 'explore:exit-N'
        anyhow()

        then:
        figure('filch').room() == 'kitchen-tunnels'
        log.any { it.startsWith('They shook themselves') }
        get('WHEEL') == 2
    }

    def "CH1-3: shaking dry takes 1 cheese, 1 more with a scamp and 1 less with a mystic among the free mice"() {
        given:
        table { room 'sewer'; hero mouse, 'c1'; hero friend, 'f6'; captured taken; markRoom 'kitchen-tunnels', 'explored', 1 }
        acting mouse, 3

        when:
        answer 'explore:exit-N'
        anyhow()

        then:
        get('WHEEL') == cheese

        where:
        mouse    | friend    | taken     || cheese
        'collin' | 'tilda'   | 'maginos' || 1
        'collin' | 'tilda'   | 'filch'   || 1
        'collin' | 'filch'   | 'maginos' || 2
        'collin' | 'maginos' | 'filch'   || 0
        'filch'  | 'maginos' | 'collin'  || 1
    }

    def "CH1-3: mice in the water of another room, or minions, keep nobody"() {
        given:
        table { room 'sewer'; hero 'collin', 'c1'; captured 'filch'; markRoom 'kitchen-tunnels', 'explored', 1 }
        acting 'collin', 3

        expect:
        explores() == ['explore:exit-N']
    }

    def "STORY-2: they look at one another only the first time"() {
        given:
        table { room 'sewer'; hero 'collin', 'c1'; markRoom 'kitchen-tunnels', 'explored', 1 }

        when:
        acting 'collin', 3
        answer 'explore:exit-N'
        anyhow()
        def first = log.count { it.startsWith('They shook themselves') }
        set { it.room 'sewer'; it.hero 'collin', 'c1' }
        acting 'collin', 3
        answer 'explore:exit-N'
        anyhow()

        then:
        first == 1
        !log.any { it.startsWith('They shook themselves') }
    }

    def "CH1-5: a 1 on the movement die of a mouse in the courtyard, and the crow deals a wound without defence"() {
        given:
        table { room 'courtyard'; hero 'collin', 'd4' }

        when:
        turn 'collin'
        dice face

        then:
        figure('collin').wounds() == wounds
        noDiceLeft()

        where:
        face              || wounds
        CHEESE            || 1
        SWORD_STAR        || 0
        SWORD_SHIELD      || 0
        BOW               || 0
        BOW_STAR          || 1
        SWORD_SHIELD_STAR || 0
    }

    def "CH1-5: a scurry die counts too"() {
        given:
        table { room 'courtyard'; hero 'collin', 'd4' }
        acting 'collin', 1

        when:
        answer 'move:d5'
        answer 'scurry'
        dice ONE

        then:
        figure('collin').wounds() == 1
    }

    def "CH1-5, CH1-4: in the tree entrance nobody pays"() {
        given:
        table { room 'courtyard'; hero 'collin', 'tree-entrance' }

        when:
        turn 'collin'
        dice ONE

        then:
        figure('collin').wounds() == 0
    }

    def "CH1-5: elsewhere there is no crow"() {
        given:
        table { room 'tunnel-entrance'; hero 'collin', 'a2' }

        when:
        turn 'collin'
        dice ONE

        then:
        figure('collin').wounds() == 0
    }

    def "CH1-5: minions pay as well, and with their life"() {
        given:
        table { room 'courtyard'; hero 'collin', 'a3'; minion 'rat-warriors', 'f4' }

        when:
        turn 'rat-warriors'
        dice ONE

        then:
        figure('rat-1').state() == 'away'
        log.any { it.contains('But I *work* here!') }
    }

    def "CH1-5, STORY-2: the crow is told with the first wound; the rat has its say only if it was the first"() {
        given:
        table { room 'courtyard'; hero 'collin', 'd4'; minion 'rat-warriors', 'f4' }

        when:
        turn 'collin'
        dice ONE

        then:
        log.count { it.startsWith('It did not swoop') } == 1
        !log.any { it.contains('But I *work* here!') }

        when:
        turn 'rat-warriors'
        dice ONE

        then:
        !log.any { it.startsWith('It did not swoop') }
        figure('rat-1').state() == 'away'
    }

    def "CH1-5, STORY-2: the page tells of fur and cloak, so a roach that pays first leaves the page to the first mouse"() {
        given:
        table { room 'courtyard'; hero 'collin', 'd4'; minion 'roaches', 'f4' }

        when:
        turn 'roaches'
        dice ONE

        then:
        !log.any { it.startsWith('It did not swoop') }

        when:
        turn 'collin'
        dice ONE

        then:
        log.any { it.startsWith('It did not swoop') }
    }

    def "CH1-5: a wound of the crow can be the last, and the turn is over"() {
        given:
        table { room 'courtyard'; hero 'collin', 'd4'; hero 'filch', 'tree-entrance'; wounds 'collin', 2;
                track 'collin', 'filch', 'maginos', 'tilda' }

        when:
        turn 'collin'
        dice ONE, TWO

        then:
        figure('collin').state() == 'captured'
        asked == 'filch: What does Filch do?'
    }

    def "CH1-4: minions come up to the hole, but not in; they can still reach in from the stone below"() {
        given:
        table { room 'courtyard'; hero 'collin', 'tree-entrance'; minion 'rat-warriors', 'b3' }

        when: 'a 3, then a miss'
        turn 'rat-warriors'
        dice THREE, BOW, BOW

        then:
        figure('rat-1').space() == 'a3'
        log.any { it.contains('attacks Collin') }
    }

    def "CH1-4, RUL-61: the cat does not come into the tree, neither running nor leaping"() {
        given:
        table { room 'courtyard'; hero 'collin', 'tree-entrance'; hero 'filch', 'tree-entrance'; bare 'collin'; bare 'filch';
                minion card, 'b3' }

        when: 'he runs up to the hole and strikes at nothing; or he finds nobody to leap at'
        turn card
        dice(faces as int[])

        then:
        figure('paw').space() == space
        figure('collin').wounds() == 0

        where:
        card             | faces          || space
        'brodie-chases'  | [THREE, THREE] || 'a3'
        'brodie-pounces' | []             || 'b3'
    }

    def "CH1-4: whoever is in the tree is seen only from the stone below, and sees only that"() {
        given:
        table { room 'courtyard'; hero 'maginos', 'tree-entrance'; minion 'rat-warriors', space }
        acting 'maginos', 0

        expect:
        options.any { it.startsWith('battle') } == seen

        where:
        space | seen
        'a3'  | true
        'a4'  | false
        'b3'  | false
    }
}
