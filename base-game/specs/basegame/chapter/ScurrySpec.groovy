package basegame.chapter

/** TURN-3: a scurry is one action from its die to its last space. */
class ScurrySpec extends ChapterSpec {
    /** Collin, inspired and rich, has moved and scurries with a 3; Filch stands beside him, wounded, and the stash is full. */
    private void scurrying() {
        table {
            room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'b3'; cheese 'collin', 9; wounds 'collin', 1; wounds 'filch', 1
            has 'collin', 'first-aid'; has 'collin', 'healing-draught'; has 'collin', 'dagger-1'; mark 'collin', 'inspired', 1
            ['dinner-fork', 'grape-1', 'fishhook-and-thread'].each { lies it, 'STASH' }
        }
        acting 'collin', 1
        answer 'move:b3'
        answer 'scurry'
        dice THREE
    }

    private Set<String> kinds() {
        options.collect { it.takeBefore(':') ?: it }.toSet()
    }

    def "TURN-3: within a scurry a mouse moves on, ends the scurry or lays a party token, and nothing else is offered"() {
        given:
        scurrying()

        expect:
        asked == 'collin: Where does Collin scurry?'
        kinds() == ['move', 'dinner-fork', 'grape', 'fishhook-and-thread', 'done'] as Set

        when: 'a step of it'
        answer 'move:c3'

        then:
        asked == 'collin: Where does Collin scurry?'
        kinds() == ['move', 'dinner-fork', 'grape', 'fishhook-and-thread', 'done'] as Set
    }

    def "TURN-3: what is not offered in the middle of a scurry says why: #what"() {
        given:
        scurrying()

        expect:
        whyNot()[what] == 'TURN-3'

        where:
        what << ['Share', 'Equip', 'Level up', 'Search', 'Battle', 'Scurry', 'First Aid', 'Use Healing Draught']
    }

    def "TURN-3: a party token laid in the middle of a scurry costs nothing, and the scurry goes on"() {
        given:
        scurrying()
        def left = get('MOVEMENT')

        when:
        answer 'dinner-fork'

        then:
        get('MOVEMENT') == left
        asked == 'collin: Where does Collin scurry?'
        !options.contains('dinner-fork')
    }

    def "TURN-3: Inspire asks for its further action after the last space of a scurry, and the turn goes on: #way"() {
        given:
        scurrying()

        when:
        steps.each { answer it }

        then:
        asked == 'collin: Pay 1 cheese for one more action (Inspire)?'
        get('MOVEMENT') == 0

        when:
        answer 'yes'

        then:
        asked == 'collin: What does Collin do?'
        kinds().containsAll(['search', 'scurry', 'share', 'equip', 'level-up', 'ability', 'use', 'end'])
        !kinds().contains('move')

        where:
        way                      | steps
        'ended at once'          | ['done']
        'ended on the way'       | ['move:c3', 'done']
        'all movement is used'   | ['move:c3', 'move:b3', 'move:c3', 'move:b3', 'move:c3']
    }

    def "TURN-3: a free action may fall between two spaces of the move, which is no action"() {
        given:
        table { room 'kitchen-tunnels'; hero 'collin', 'a3'; hero 'filch', 'b3'; cheese 'collin', 9 }
        acting 'collin', 2

        when:
        answer 'move:b3'

        then:
        kinds().containsAll(['move', 'share', 'equip', 'level-up', 'search', 'end'])
    }

    def "TURN-3, TRAP-5: a scurry whose mouse is caught in a trap ends the turn, and nobody is asked for one more action"() {
        given:
        table { room 'tunnel-entrance'; hero 'collin', 'a2'; cheese 'collin', 2; mark 'collin', 'inspired', 1; lay 'b3', 'mousetrap', 1 }
        acting 'collin', 1
        answer 'move:a1'
        answer 'scurry'
        dice THREE

        when:
        answer 'move:b3'
        dice BOW, SWORD_SHIELD

        then:
        figure('collin').has 'knocked-down'
        !asked.contains('(Inspire)')
        asked != 'collin: What does Collin do?'
    }

    /** What is not possible now and by which rule, as the window and the terminal ask. */
    private Map<String, String> whyNot() {
        mystics.view.WhyNot.of(trial.game()).collectEntries { [it.what().toString(), it.rule()] }
    }
}
