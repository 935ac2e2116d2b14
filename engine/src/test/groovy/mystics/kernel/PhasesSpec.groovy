package mystics.kernel

import com.tngtech.archunit.core.domain.JavaClasses
import com.tngtech.archunit.core.domain.JavaModifier
import com.tngtech.archunit.core.importer.ClassFileImporter
import com.tngtech.archunit.core.importer.ImportOption
import mystics.phase.Phase
import mystics.phase.turn.HeroAction
import mystics.phase.turn.HeroActions
import mystics.rules.Happening
import mystics.rules.Moment
import mystics.rules.Scene
import mystics.rules.Step
import spock.lang.Shared
import spock.lang.Specification

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses

/** Each phase lists what it holds, and nothing is forgotten. */
class PhasesSpec extends Specification {
    @Shared JavaClasses phases = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages('mystics.phase')
    @Shared Kernel kernel = Kernel.ofTheBook()

    static final class Sneeze extends Moment implements Happening { }

    static record Sneezing(int hero) implements Step {
        void perform(Scene scene) {
            scene.happened(new Sneeze())
        }
    }

    static final class ColdPhase extends Phase {
        ColdPhase() {
            part('A cold')
            moment(Sneeze)
            step(Sneezing)
        }
    }

    def "every moment and every step of a phase has its line there"() {
        expect:
        wanted(Moment, kernel.moments(), 'moment') + wanted(Step, kernel.steps(), 'step') == []
    }

    def "every action of a hero's turn has its line, and the actions stand in the order people read them"() {
        expect:
        kernel.service(HeroActions).titles() == ['Move', 'Battle', 'Search', 'Recover', 'Explore', 'Scurry', 'Share', 'Equip', 'Level up']
        concrete(HeroAction).size() == kernel.service(HeroActions).titles().size()
    }

    def "nothing is listed twice"() {
        expect:
        kernel.moments().countBy { it }.findAll { it.value > 1 } == [:]
        kernel.parts()*.title().countBy { it }.findAll { it.value > 1 } == [:]
    }

    def "a program that embeds the engine adds a phase, and the kernel of the book stays as it is"() {
        given:
        def more = kernel.with(new ColdPhase())

        expect:
        more.moments() - kernel.moments() == [Sneeze]
        more.steps() - kernel.steps() == [Sneezing] as Set
        more.service(HeroActions).titles() == kernel.service(HeroActions).titles()
        !(Sneeze in kernel.moments())
    }

    def "a hero's turn does not know the phases whose actions it offers: #phase"() {
        expect:
        noClasses().that().resideInAPackage('mystics.phase.turn..').should().dependOnClassesThat()
                .resideInAPackage("mystics.phase.${phase}..").check(phases)

        where:
        phase << ['search', 'explore']
    }

    private List<String> wanted(Class<?> type, Collection<Class<?>> listed, String line) {
        concrete(type).findAll { !(it.reflect() in listed) }.collect {
            def phase = it.packageName.tokenize('.').last().capitalize() - 'Phase'
            "${it.name} is listed nowhere: ${phase}Phase wants the line $line(${it.simpleName}.class);".toString()
        }
    }

    private List concrete(Class<?> type) {
        phases.findAll { it.isAssignableTo(type) && !(JavaModifier.ABSTRACT in it.modifiers) && !it.isInterface() } as List
    }
}
