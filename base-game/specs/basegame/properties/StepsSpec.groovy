package basegame.properties

import mystics.kernel.Kernel
import spock.lang.Specification

/** Steps can be saved: they are public records whose numbers say which piece they stand for. */
class StepsSpec extends Specification {
    static final Set<String> PIECES = ['figure', 'slot', 'hero', 'kind', 'card', 'room', 'mark'] as Set

    def "#step.simpleName is a public record of names and numbers, and each number is called after the piece it stands for"() {
        expect:
        step.record
        java.lang.reflect.Modifier.isPublic(step.modifiers)
        step.recordComponents.every { it.type in [int, String, boolean] }
        step.recordComponents.findAll { it.type == int }.every { it.name in PIECES }

        where:
        step << Kernel.ofTheBook().steps()
    }

    def "no two kinds of steps have one name"() {
        expect:
        Kernel.ofTheBook().steps()*.simpleName.toSet().size() == Kernel.ofTheBook().steps().size()
    }
}
