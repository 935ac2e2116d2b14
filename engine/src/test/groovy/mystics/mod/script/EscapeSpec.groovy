package mystics.mod.script

import mystics.rules.LimitReached
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** What scripts must not do, tried. An attempt counts as stopped when it is refused or ended by a limit. */
class EscapeSpec extends Specification {
    /** Groovy makes no classes of these, whoever looks or does not. */
    static final Set<String> NO_PROGRAM = ['program: a list cast to a file', 'reflection: method handles', 'reflection: unsafe',
            'reflection: a name that is worked out', 'reflection: a property name that is worked out',
                    'reflection: a meta class that changes', 'reflection: set a property by name', 'reflection: get a property by name',
                    'reflection: spread arguments', 'reflection: use a category', 'reflection: mixin', 'reflection: this as an object',
                    'reflection: the meter as a property', 'reflection: invoker', 'language: a slashy operator', 'chance: a future']

    /** Refused for what they look like; in what is compiled of them nothing is left that could do harm. */
    static final Set<String> NOTHING_LEFT = [
            'reflection: a type as a value', 'reflection: a type in a list', 'chance: text of a type', // a type nobody can do anything with
            'reflection: a property by subscript', // the guard takes it for a map, and it fails
            'reflection: spread dot', 'language: a label', 'language: do while', // loops like others, with their steps
            'chance: a hash set', // Groovy makes one that keeps the order
            'language: a typed closure', 'language: a lambda', 'language: a typed thread', // a closure, a closure and nothing
            'language: a decimal', 'language: a number too large', 'language: a char', 'language: same object',
                    'language: several variables', // values
            'language: this object of a closure'] // the script itself

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

    def "the check of byte code alone, with every type of the program open, refuses #attempt"() {
        expect:
        Escapes.byBytes(attempt) == expected

        where:
        attempt << Escapes.seenInBytes()
        expected = attempt.toString() in NO_PROGRAM ? Escapes.Alone.NO_PROGRAM : attempt.toString() in NOTHING_LEFT ? Escapes.Alone.PASSES
                : Escapes.Alone.REFUSED
    }

    def "all that is said of these attempts is said of some that are there"() {
        expect:
        Escapes.seenInBytes()*.toString().containsAll(NO_PROGRAM + NOTHING_LEFT)
        NOTHING_LEFT.size() + NO_PROGRAM.size() < Escapes.seenInBytes().size() / 3
    }

    def "the check of byte code has nothing against #attempt, which its steps end or which may not be stopped"() {
        expect:
        Escapes.byBytes(attempt) == Escapes.Alone.PASSES

        where:
        attempt << Escapes.stoppedBy('limit', 'limit-or-error', 'safe')
    }

    def "the page on safety counts them as they are: #row"() {
        expect:
        Files.readString(Path.of('../docs/modding/safety.md')).contains(row)

        where:
        row << Escapes.KINDS.collect { String kind ->
            def attempts = Escapes.all().findAll { it.kind == kind }
            def seen = Escapes.seenInBytes().findAll { it.kind == kind }*.toString()
            def limits = attempts.count { it.stopper.startsWith('limit') }
            def sources = attempts.count { it.stopper != 'safe' } - limits
            def bytes = seen.findAll { !(it in NO_PROGRAM) && !(it in NOTHING_LEFT) }.size()
            ("| $kind | ${attempts.size()} | $sources | $bytes | ${seen.intersect(NO_PROGRAM).size()} | " +
                    "${seen.intersect(NOTHING_LEFT).size()} | $limits |").toString()
        }
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
