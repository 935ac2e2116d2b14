package basegame.mark

import basegame.BaseGameSpec
import mystics.odds.Ahead
import mystics.odds.GivenUp

class WaterSpec extends BaseGameSpec {
    private List<String> moves() {
        options.findAll { it.startsWith('move:') }*.substring(5)
    }

    def "WATER-1, RUL-47: a mouse that enters water ends its movement there"() {
        given:
        table { room 'sewer'; hero 'collin', 'c2' }

        when:
        acting 'collin', 5

        then: 'the water next to it, and nothing beyond it'
        moves().containsAll(['w12', 'w13', 'b2'])
        !moves().contains('w22')

        when:
        answer 'move:w12'

        then:
        figure('collin').space == 'w12'
        moves() == []
    }

    def "WATER-1: from water to water ends the movement too"() {
        given:
        table { room 'sewer'; hero 'collin', 'w13' }

        when:
        acting('collin', 5).answer 'move:w12'

        then:
        figure('collin').space == 'w12'
        moves() == []
    }

    def "WATER-2, RUL-48: climbing out rolls a die and one more for every mouse on the bank, and takes the whole movement"() {
        given:
        table { room 'sewer'; hero 'collin', 'w12'; hero 'filch', 'c2'; hero 'tilda', 'c2' }

        when:
        acting('collin', 5).answer 'move:c2'
        dice BOW, BOW, SWORD_STAR

        then:
        figure('collin').space == 'c2'
        moves() == []
        noDiceLeft()
    }

    def "WATER-2, RUL-45, ACT-1: without a star the mouse stays, and may scurry for a second try"() {
        given:
        table { room 'sewer'; hero 'collin', 'w12' }

        when:
        acting('collin', 5).answer 'move:c2'
        dice SWORD_SHIELD

        then:
        figure('collin').space == 'w12'
        moves() == []

        when:
        answer 'scurry'
        dice TWO
        answer 'move:c2'
        dice SWORD_SHIELD_STAR

        then:
        figure('collin').space == 'c2'
        noDiceLeft()
    }

    def "WATER-3, RUL-49: nobody walks against the current"() {
        given:
        table { room 'sewer'; hero 'collin', 'w12' }

        when:
        acting 'collin', 5

        then:
        moves().contains 'w11'
        !moves().contains('w13')
    }

    def "WATER-4: at the end of its turn a mouse drifts along the current"() {
        given:
        table { room 'sewer'; hero 'collin', 'w13' }

        when:
        acting('collin', 0).answer 'end'

        then:
        figure('collin').space == 'w12'
        log.any { it.startsWith('The current carries Collin 1 space down the water') }
    }

    def "WATER-4, MOVE-7: a full space lets nobody drift in"() {
        given:
        table {
            room 'sewer'
            hero 'collin', 'w13'
            4.times { minion 'roaches', 'w12' }
        }

        when:
        acting('collin', 0).answer 'end'

        then:
        figure('collin').space == 'w13'
    }

    def "WATER-4: carried off the tile it is captured, and the hourglass moves"() {
        given:
        table { room 'sewer'; hero 'collin', 'w11'; hero 'tilda', 'a1'; set 'PAGE', 2 }

        when:
        acting('collin', 0).answer 'end'

        then:
        figure('collin').state == 'captured'
        get('PAGE') == 3
    }

    def "WATER-4: where the end of the turn would carry a mouse off, it says so: on #space #words"() {
        given:
        table { room 'sewer'; hero 'collin', space; hero 'tilda', 'a1' }

        when:
        acting 'collin', 0

        then:
        GivenUp.words(game(), game().question().get().options().find { it.key() == 'end' }) *.toString().join('; ') == words

        where:
        space | words
        'w11' | 'captured at once; unused: 1 action'
        'w12' | 'unused: 1 action'
        'c2'  | 'unused: 1 action'
    }

    def "WATER-4, END-1, CAPTURE-5: so it says too where that ends the chapter: #why"() {
        given:
        table { room 'sewer'; hero 'collin', 'w11'; others.each { hero it, 'a1' }; set 'PAGE', page; set 'END_PAGE', 3 }

        when:
        acting 'collin', movement
        def remarks = Ahead.of(game())

        then:
        remarks[key]*.toString().join('; ') == words.join('; ')
        !game().outcome().over()

        when:
        answer 'end'

        then:
        game().outcome().over()

        where:
        why                    | others    | page | movement | key       || words
        'the hourglass is out' | ['tilda'] | 2    | 0        | 'end'     || ['captured at once; unused: 1 action']
        'nobody is left'       | []        | 1    | 0        | 'end'     || ['captured at once; unused: 1 action']
        'a climb fails before' | ['tilda'] | 2    | 2        | 'move:a2' ||
                ['climbing out takes all movement', 'then a die is thrown',
                        'if no star is rolled: Collin slips back into the water, captured if the turn ends there']
    }

    def "WATER-4: a move into the current says that the end of the turn carries the mouse off"() {
        given:
        table { room 'sewer'; hero 'collin', 'w12'; hero 'tilda', 'a1' }

        when:
        acting('collin', 2)
        def remarks = Ahead.of(game())

        then:
        remarks['move:w11'] == ['captured if the turn ends there']
        !remarks['move:w22']
    }

    def "WATER-4: on dry land nobody drifts, and nobody drifts in another mouse's turn"() {
        given:
        table { room 'sewer'; hero 'collin', 'c2'; hero 'tilda', 'w12' }

        when:
        acting('collin', 0).answer 'end'

        then:
        figure('collin').space == 'c2'
        figure('tilda').space == 'w12'
    }

    def "WATER-5, RUL-50: no free actions in the water, while actions stay"() {
        given:
        table {
            room 'sewer'
            hero 'collin', where
            hero 'filch', where
            has 'collin', 'first-aid'
            wounds 'filch', 1
            cheese 'collin', 9
        }

        when:
        acting 'collin', 0

        then:
        options.any { it == 'equip' } == free
        options.any { it.startsWith 'share:' } == free
        options.any { it == 'level-up' } == free
        options.contains 'search'

        where:
        where | free
        'w12' | false
        'c2'  | true
    }

    def "WATER-5, RUL-51: a mouse in the water may attack"() {
        given:
        table { room 'sewer'; hero 'collin', 'w12'; minion 'rat-warriors', 'c2' }

        when:
        acting 'collin', 0

        then:
        options.contains 'battle:collins-sword:rat-1'
    }

    def "WATER-6, RUL-40: water is nothing to minions"() {
        given:
        table { room 'sewer'; hero 'collin', 'b1'; minion 'rat-warriors', 'w13' }

        when: 'a rat in the water runs three spaces to a mouse on the bank'
        turn 'rat-warriors'
        dice THREE, BOW, BOW

        then:
        figure('rat-1').space == 'b1'

        when: 'a rat that ends its turn in the water stays there'
        table { room 'sewer'; hero 'collin', 'w14'; minion 'rat-warriors', 'w14' }
        turn 'rat-warriors'
        dice BOW, BOW

        then:
        figure('rat-1').space == 'w14'
    }
}
