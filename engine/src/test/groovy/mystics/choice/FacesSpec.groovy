package mystics.choice

import spock.lang.Specification

class FacesSpec extends Specification {

    def "DICE-1: face #face shows the number #number and its symbols"() {
        given:
        def symbols = [sword: Faces.sword(face), shield: Faces.shield(face), bow: Faces.bow(face), cheese: Faces.cheese(face),
                star: Faces.star(face)]

        expect:
        Faces.number(face) == number
        symbols.findAll { it.value }*.key == shown

        where:
        face || number | shown
        1    || 1      | ['cheese']
        2    || 2      | ['sword', 'star']
        3    || 3      | ['sword', 'shield']
        4    || 2      | ['bow']
        5    || 1      | ['bow', 'star']
        6    || 3      | ['sword', 'shield', 'star']
    }
}
