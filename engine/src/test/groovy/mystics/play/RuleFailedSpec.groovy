package mystics.play

import mystics.phase.round.track.TurnBegins
import mystics.rules.Rule
import mystics.rules.Verb
import spock.lang.Specification

/** How the failure of a rule is told. */
class RuleFailedSpec extends Specification {
    static final Rule RULE = new Rule(0, 0, Rule.Source.of(Rule.Kind.GENERAL, 'probe', 'rules/probe', 'probe'), Verb.AFTER,
            TurnBegins, Rule.Scope.ANYBODY, 'probe/rules/probe.groovy')

    def "the line is that of the innermost call that has one, and left out where none has: #lines"() {
        given:
        def cause = new IllegalArgumentException('why')
        cause.stackTrace = lines.collect { int line -> new StackTraceElement('rules_sprobe', 'call', 'rules/probe.groovy',
                line) } as StackTraceElement[]

        expect:
        new RuleFailed(RULE, cause).story() == story

        where:
        lines    | story
        [-1, 7]  | 'probe/rules/probe.groovy:7: why'
        [-1]     | 'probe/rules/probe.groovy: why'
    }

    def "#failure.class.simpleName is told in words"() {
        expect:
        new RuleFailed(RULE, failure).story() == "probe/rules/probe.groovy: $why"

        where:
        failure                  | why
        new StackOverflowError() | 'its calls lie too deep within one another'
        new OutOfMemoryError()   | 'it used up the memory of the program'
    }
}
