package mystics.geometry

import spock.lang.Specification

/** A plan that is kept says all that one which is worked out says. */
class KeptPlanSpec extends Specification {
    private static Plan brook() {
        GridSketch.rows('abc', 'd.f').box('pool', 400, 0, 200, 200, 3).yellow(dy: 1, 0, 110, 340, 110).red(110, 0, 110, 100)
                .exit(Edge.S, 'green', 'd', 'f')
                .mark('water', 'a', flow: [0, 1]).mark('flip', 'c', needs: 'crumb').pair('blind', 'a', 'pool').plan()
    }

    def "a kept plan answers #about as the plan does"() {
        given:
        def plan = brook()
        def kept = Plan.of(plan.bytes())

        expect:
        (0..<plan.size()).collect { asked(kept, it) } == (0..<plan.size()).collect { asked(plan, it) }

        where:
        about          | asked
        'names'        | { Plan one, int space -> one.name(space) }
        'neighbours'   | { Plan one, int space -> [one.neighbours(space), one.uphill(space), one.acrossYellow(space),
                one.acrossRed(space)] }
        'sight'        | { Plan one, int space -> [one.sees(space), one.clear(space, 0)] }
        'places'       | { Plan one, int space -> [one.x(space), one.y(space), one.room(space), one.index(one.name(space))] }
        'currents'     | { Plan one, int space -> [one.flow(space), one.against(space), one.needs(space)] }
        'ways'         | { Plan one, int space -> (0..<one.size()).collect { [one.steps(space, it), one.stepsOverLines(space, it)] } }
        'marks, exits' | { Plan one, int space -> [one.marks(), one.marked('water'), one.marked('flip'), one.exits()] }
    }

    def "it is not mistaken for something else"() {
        when:
        Plan.of(brook().bytes()[0..<40] as byte[])

        then:
        thrown(IllegalArgumentException)
    }

    def "the drawing there was uses what can be kept"() {
        given:
        def plan = brook()

        expect:
        plan.exits() && plan.marks() == ['flip', 'water'] as Set && plan.flow(0) == plan.index('d') &&
                plan.needs(plan.index('c')) == 'crumb'
        plan.room(plan.index('pool')) == 3 && plan.uphill(plan.index('d')) != 0 && plan.acrossRed(0) != 0
        plan.clear(0, plan.index('pool')) && (plan.sees(0) >> plan.index('pool') & 1) == 0
    }
}
