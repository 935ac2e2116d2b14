package mystics.rules

import spock.lang.Specification

/** Why something is not possible, in sentences. */
class RefusalSpec extends Specification {
    def "a refusal with the remedy '#remedy' reads: #words"() {
        expect:
        Refusal.because('too far', 'MOVE-7', remedy).explained() == words

        where:
        remedy         || words
        'Move closer'  || 'too far. Move closer.'
        ''             || 'too far.'
    }
}
