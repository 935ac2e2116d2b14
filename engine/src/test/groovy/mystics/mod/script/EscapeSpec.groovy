package mystics.mod.script

import mystics.rules.LimitReached
import spock.lang.Specification

/** What scripts must not do, tried. An attempt counts as stopped when it is refused or ended by a limit. */
class EscapeSpec extends Specification {
    /** Refused for what they look like; compiled, nothing is left of it that could do harm. */
    static final Set<String> HARMLESS_WHEN_COMPILED = ['reflection: a type as a value', 'reflection: a type in a list', 'chance: text of a type', // a type nobody can do anything with
                                                      'reflection: a property by subscript', // the guard takes it for a map, and it fails
                                                      'reflection: spread dot'] // a loop like others, with its steps

    def "there are enough attempts, each under its own name, and enough that may not be stopped"() {
        expect:
        Escapes.all().count { it.stopper != 'safe' } >= 200
        Escapes.all().count { it.stopper == 'safe' } >= 20
        Escapes.all()*.toString().toSet().size() == Escapes.all().size()
    }

    def "the check of sources alone refuses #attempt"() {
        given:
        def codes = Escapes.bySource(attempt)

        expect:
        !codes.empty
        attempt.stopper != 'text' || codes == ['script-text']
        attempt.stopper != 'state' || 'not-for-rules' in codes

        where:
        attempt << Escapes.stoppedBy('syntax', 'names', 'types', 'text', 'text-of-parser', 'state')
    }

    def "the check of byte code alone refuses what reaches for the machine, for classes or for chance: #attempt"() {
        expect:
        !Escapes.byBytes(attempt).empty || attempt.toString() in HARMLESS_WHEN_COMPILED

        where:
        attempt << Escapes.stoppedBy('syntax', 'names', 'types').findAll { it.kind in ['program', 'reflection', 'chance'] }
    }

    def "a limit ends #attempt"() {
        expect:
        Escapes.failure(attempt) instanceof LimitReached

        where:
        attempt << Escapes.stoppedBy('limit')
    }

    def "it fails, and does nothing: #attempt"() {
        expect:
        Escapes.failure(attempt) instanceof RuntimeException

        where:
        attempt << Escapes.stoppedBy('limit-or-error')
    }

    def "nothing stops #attempt"() {
        expect:
        Escapes.failure(attempt) == null

        where:
        attempt << Escapes.stoppedBy('safe')
    }
}
