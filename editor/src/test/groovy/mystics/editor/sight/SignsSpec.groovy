package mystics.editor.sight

import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** What marks mean, for people who look at a board. */
class SignsSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    @Shared signs = new Signs(catalog.marks(), Book.shipped().words())

    def "whatever can be seen on a board has a name and a meaning"() {
        given:
        def printed = catalog.rooms().values().collectMany { room -> room.drawing().marks()
                .collectMany { [it.kind()] + it.needs().stream().toList() } }
        def laid = catalog.marks().values().findAll { it.kind() != 'note' }*.id()

        expect:
        printed.size() > 20 && laid.size() > 20
        (printed + laid).toSet().every { signs.of(it).with { it.name() && it.text() } }
    }

    def "with the rule of the book that speaks of #mark"() {
        expect:
        signs.of(mark).rule() == rule
        signs.of(mark).brief().toString().endsWith("($rule)")

        where:
        mark        | rule
        'entry'     | 'PLACE-1'
        'flip'      | 'EXPLORE-5'
        'fishhook'  | 'EXPLORE-6'
        'tool'      | 'EXPLORE-6'
        'start'     | 'SETUP-1'
        'red-x'     | 'TRAP-1'
        'mousetrap' | 'TRAP'
        'water'     | 'WATER'
        'poison'    | 'COND-6'
        'webbed'    | 'COND-2'
    }

    def "what nobody speaks of is called by its id, and means nothing"() {
        expect:
        signs.of('odd-thing').brief().toString() == 'Odd thing'
    }
}
