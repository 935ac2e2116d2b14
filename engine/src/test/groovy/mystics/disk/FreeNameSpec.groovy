package mystics.disk

import spock.lang.Specification

/** A name that nothing has yet. */
class FreeNameSpec extends Specification {
    def "a free name stays as it is; a taken one gets the lowest free number from 2 on"() {
        expect:
        FreeName.of('lamp', { !(it in taken) }) == free

        where:
        taken                || free
        []                   || 'lamp'
        ['lamp']             || 'lamp-2'
        ['lamp', 'lamp-3']   || 'lamp-2'
        ['lamp', 'lamp-2']   || 'lamp-3'
    }
}
