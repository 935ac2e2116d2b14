package mystics.view

import spock.lang.Specification

/** An amount is chosen by its own number. */
class AmountNumbersSpec extends Specification {
    def "#labels are #amounts"() {
        expect:
        AmountNumbers.of(labels) == amounts

        where:
        labels                                  || amounts
        ['0 cheese', '1 cheese', '2 cheese']    || [0, 1, 2]
        ['no cheese', '1 cheese', '2 cheese']   || [0, 1, 2]
        ['2 cheese', '4 cheese']                || [2, 4]
        ['1 cheese', '2 cheese', 'Dagger']      || []
        ['no cheese', '2 cheese']               || []
        ['1 cheese', '1 cheese and a spoon']    || []
        ['2nd door', 'a door']                  || []
        ['Yes', 'No']                           || []
        ['Go on']                               || []
        []                                      || []
    }
}
