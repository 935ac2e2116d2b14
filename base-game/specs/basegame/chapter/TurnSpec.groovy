package basegame.chapter

/** What a mouse may do in its turn, and how often. */
class TurnSpec extends ChapterSpec {
    /** Collin at a way out of the Kitchen Tunnels, with Filch beside him and cheese to spend. */
    private void busy(@DelegatesTo(mystics.trial.TrialTable) Closure<?> more = { }) {
        table {
            room 'kitchen-tunnels'; hero 'collin', 'c3'; hero 'filch', 'c3'; cheese 'collin', 7; markRoom 'kitchen', 'explored', 1
            more.delegate = delegate
            more.resolveStrategy = Closure.DELEGATE_FIRST
            more.call()
        }
        acting 'collin', 4
    }

    private Set<String> kinds() {
        options.collect { it.takeBefore(':') ?: it }.toSet()
    }

    def "TURN-1: a mouse may move and do one action, in either order"() {
        given:
        busy()

        when:
        answer first
        if (first == 'search') dice BOW

        then:
        kinds().contains(second)

        when:
        answer second == 'move' ? 'move:c4' : second
        if (second == 'search') dice BOW

        then:
        figure('collin').space() == 'c4'
        kinds().disjoint(['search', 'scurry', 'explore'])

        where:
        first     | second
        'move:c4' | 'search'
        'search'  | 'move'
    }

    def "TURN-1: a mouse may do only one of them, or neither"() {
        given:
        busy { track 'collin', 'filch', 'maginos', 'tilda' }

        when:
        if (done) answer done
        answer 'end'
        dice TWO

        then:
        asked == 'filch: What does Filch do?'

        where:
        done << ['', 'move:c4']
    }

    def "TURN-1, TURN-2, ACT-1, ACT-2, ACT-3, ACT-4, ACT-5: #action is an action, and the only one of the turn"() {
        given:
        busy {
            if (action == 'battle') minion 'rat-warriors', 'c3'
            if (action == 'recover') mark 'collin', 'webbed', 1
        }
        if (action == 'scurry') answer 'move:c4'

        when:
        answer options.find { it == action || it.startsWith("$action:") }
        dice(faces as int[])

        then:
        get('ACTIONS') == 0
        kinds().disjoint(['scurry', 'battle', 'search', 'recover', 'explore'])
        refusals()['Search'].rule() == 'TURN-1'

        where:
        action    | faces
        'scurry'  | [TWO]
        'battle'  | [BOW, BOW, BOW]
        'search'  | [BOW]
        'recover' | [BOW]
        'explore' | []
    }

    def "TURN-2: what lies on the table may add an action, which is the action of the turn as well"() {
        given: 'Collin and Filch stand by the dinner fork'
        busy { lies 'dinner-fork', 'ON_BOARD'; lay 'c3', 'dinner-fork', 1 }

        expect:
        options.contains 'dinner-fork:throw'

        when:
        answer 'dinner-fork:take-back'

        then:
        get('ACTIONS') == 0
        kinds().disjoint(['search', 'explore'])
    }

    def "TURN-3: share, equip and level up may all be used in one turn, each once, even between two steps of a move"() {
        given:
        busy()

        when:
        answer 'share:filch'
        answer 'give:cheese'
        answer 'done'
        answer 'move:c4'
        answer 'level-up'
        answer options[0]
        answer 'move:c5'
        answer 'equip'
        answer 'done'

        then: 'the action is still there, and a space of the move'
        kinds().disjoint(['share', 'equip', 'level-up'])
        kinds().containsAll(['move', 'search'])
        get('ACTIONS') == 1
        ['Share', 'Equip', 'Level up'].every { refusals()[it].rule() == 'TURN-3' }
    }

    def "TURN-3: a party token may be laid between two steps of a move"() {
        given:
        busy { lies 'dinner-fork', 'STASH' }

        when:
        answer 'move:c4'
        answer 'dinner-fork'

        then:
        mark('kitchen-tunnels', 'c4', 'dinner-fork') == 1
        get('ACTIONS') == 1
        kinds().contains 'move'
    }

    def "TURN-3: in the middle of an action nothing else is asked"() {
        given:
        table { room 'tunnel-entrance'; hero 'collin', 'a2'; hero 'filch', 'a2'; cheese 'collin', 7 }
        acting 'collin', 0
        draws 'old-rind'

        when:
        answer 'search'
        dice SWORD_STAR

        then:
        options == ['keep', 'sell']
    }

    def "TURN-5: a turn that ends at once ends with all that was unused; its end is an end like any other"() {
        given: 'a mousetrap in the stream, and Collin has neither acted nor shared'
        table { room 'sewer'; hero 'collin', 'w14'; hero 'filch', 'w13'; cheese 'collin', 7; lay 'w13', 'mousetrap', 1;
                track 'collin', 'filch', 'maginos', 'tilda' }

        when: 'it springs; then the current takes him on, and Filch is next'
        acting('collin', 4).answer 'move:w13'
        dice BOW, BOW, TWO

        then:
        figure('collin').with { it.wounds() == 1 && it.space() == 'w12' }
        asked == 'filch: What does Filch do?'
    }
}
