package basegame.party

import basegame.BaseGameSpec
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.play.Chance
import mystics.play.Seating
import mystics.rules.Player

/** A thing of the party is for the people to use: no program lays it while a person plays. */
class ProgramsLeaveItemsSpec extends BaseGameSpec {
    static final List<String> ITEMS = ['dinner-fork', 'grape:bait', 'fishhook-and-thread']

    private List<String> offered = []

    /** A player that always lays a thing of the party where it can. */
    private final Player eager = { Question.Choice question, scene ->
        offered.addAll(question.options()*.key())
        def lays = question.options().findIndexOf { it.key() in ITEMS }
        lays >= 0 ? lays : question.options().findIndexOf { it.key() == 'end' }.with { Math.max(it, 0) }
    } as Player

    def "PARTY-2, PARTY-4, PARTY-5: a program #lays where #who plays"() {
        given:
        table {
            room 'sewer'
            hero 'collin', 'c2'
            hero 'tilda', 'd2'
            track 'collin', 'tilda'
            lies 'dinner-fork', 'STASH'
            lies 'grape-1', 'STASH'
            lies 'fishhook-and-thread', 'STASH'
        }
        acting 'collin', 0
        def fate = Optional.of(Chance.of(new SeededFate(1L)))

        expect: 'a person is offered all of it'
        options.containsAll(ITEMS)

        when:
        def game = trial.game().seated(new Seating(fate, fate, (FOUR - people).collectEntries { [it, eager] }))

        then:
        offered.contains('end')
        ITEMS.any { offered.contains(it) } == people.empty
        game.journal().any { it.value() in ITEMS } == people.empty

        where:
        lays      | who                   | people
        'nothing' | 'a person with it'    | ['tilda']
        'things'  | 'nobody but programs' | []
    }
}
