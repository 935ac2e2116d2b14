package basegame.cards

import basegame.BaseGameSpec

class EventSpec extends BaseGameSpec {
    private void finds(String event, Map<String, Integer> numbers = [:]) {
        table { room 'kitchen'; hero 'collin', 'd3'; hero 'tilda', 'd3'; cheese 'collin', numbers.cheese ?: 0;
                wounds 'tilda', numbers.wounds ?: 0; set 'WHEEL', numbers.wheel ?: 0 }
        acting 'collin', 0
        draws event, 'whetstone'
        answer 'search'
        dice SWORD_STAR
    }

    def "A Terrible Clatter: 2 cheese on the wheel, or stunned"() {
        given:
        finds 'event-clatter'

        when:
        answer choice

        then:
        get('WHEEL') == wheel
        figure('collin').has('stunned') == stunned
        card('event-clatter') == 'DISCARD'

        where:
        choice                         || wheel | stunned
        '2-cheese-on-the-minion-wheel' || 2     | false
        'be-stunned'                   || 0     | true
    }

    def "The Cobweb Curtain: whoever reaches in is webbed and draws another card"() {
        given:
        finds 'event-cobweb-curtain'

        when:
        answer 'yes'
        answer 'keep'

        then:
        figure('collin').has 'webbed'
        card('whetstone') == 'PACK collin'
        card('event-cobweb-curtain') == 'DISCARD'
    }

    def "The Cobweb Curtain: it may be left alone"() {
        given:
        finds 'event-cobweb-curtain'

        when:
        answer 'no'

        then:
        !figure('collin').has('webbed')
        card('whetstone') == 'DECK'
    }

    def "A Hidden Larder: 4 cheese are shared, and what nobody takes leaves the wheel"() {
        given:
        finds 'event-hidden-larder', [wheel: 3]

        when:
        answer '1-cheese'
        answer '2-cheese'

        then:
        figure('collin').cheese == 1
        figure('tilda').cheese == 2
        get('WHEEL') == 2
        game().log()*.text()*.toString().contains '1 cheese leaves the minion wheel, now 2 of 6'
    }

    def "The Old Soldier's Lesson: 2 cheese, or an ability for 4"() {
        given:
        finds 'event-old-soldier', [cheese: 5]

        when:
        answer 'level-up-for-4-cheese'
        answer options[0]

        then:
        figure('collin').cheese == 1
        look { scene -> scene.figure(0).abilities.size() } == 2
        options.every { it != 'level-up' }
    }

    def "The Old Soldier's Lesson: whoever cannot pay gains 2 cheese"() {
        when:
        finds 'event-old-soldier', [cheese: 3]

        then:
        figure('collin').cheese == 5
    }

    def "A Nest Behind the Lath: 2 cheese, or 2 roaches"() {
        given:
        finds 'event-roach-nest', [cheese: 2]

        when:
        answer choice
        for (int asks = 0; asks < 3 && !asked.contains('What does'); asks++) {
            answer options[0]
        }

        then:
        figure('collin').cheese == left
        (figure('roach-1').room == 'kitchen') == roaches
        track.contains('roaches') == roaches
        figure('roach-3').room == ''

        where:
        choice             || left | roaches
        'discard-2-cheese' || 0    | false
        '2-roaches-arrive' || 2    | true
    }

    def "A Warm Brick: each mouse of the room heals a wound or gains a cheese"() {
        given:
        finds 'event-warm-brick', [wounds: 2]

        when: 'Collin has nothing to heal'
        answer choice

        then:
        figure('collin').cheese == 1
        figure('tilda').wounds == left
        figure('tilda').cheese == gained

        where:
        choice          || left | gained
        'heal-1-wound'  || 1    | 0
        'gain-1-cheese' || 2    | 1
    }

    def "A Warm Brick: it loosens a marker or draws a poison wound"() {
        given:
        table { room 'kitchen'; hero 'tilda', 'd3'; wounds 'tilda', 2; mark 'tilda', 'poison', 2 }
        acting 'tilda', 0
        draws 'event-warm-brick'
        answer 'search'
        dice SWORD_STAR

        expect:
        options == ['lose-1-poison-wound', 'gain-1-cheese']

        when:
        answer 'lose-1-poison-wound'

        then:
        figure('tilda').wounds == 1
        look { it.figure(3).count('poison') } == 1
    }
}
