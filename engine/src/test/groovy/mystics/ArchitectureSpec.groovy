package mystics

import com.tngtech.archunit.core.domain.JavaClasses
import com.tngtech.archunit.core.importer.ClassFileImporter
import com.tngtech.archunit.core.importer.ImportOption
import spock.lang.Shared
import spock.lang.Specification

import mystics.phase.Phase

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices

/** The map of the engine, held: imports point one way, and each library lives in its place. */
class ArchitectureSpec extends Specification {
    /** Each package may import those before it. */
    static final List<String> ORDER = ['disk', 'choice', 'table', 'geometry', 'content', 'rules', 'play', 'phase', 'kernel', 'mod',
            'save', 'trial', 'bot', 'lab', 'odds', 'soak', 'lint', 'kit', 'proof', 'view', 'home', 'terminal', 'install', 'command']

    @Shared JavaClasses engine = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages('mystics')

    def "imports point one way: #layer knows nothing of what comes after it"() {
        given:
        def later = ORDER.drop(ORDER.indexOf(layer) + 1).collect { "mystics.${it}..".toString() } as String[]

        expect:
        noClasses().that().resideInAPackage("mystics.${layer}..").should().dependOnClassesThat().resideInAnyPackage(later)
                .allowEmptyShould(true).check(engine)

        where:
        layer << ORDER.dropRight(1)
    }

    def "table imports only java"() {
        expect:
        classes().that().resideInAPackage('mystics.table..').should().onlyDependOnClassesThat()
                .resideInAnyPackage('java..', 'mystics.table..').check(engine)
    }

    def "the one way of writing files imports only java"() {
        expect:
        classes().that().resideInAPackage('mystics.disk..').should().onlyDependOnClassesThat()
                .resideInAnyPackage('java..', 'mystics.disk..').check(engine)
    }

    def "the rule book's reader imports only java"() {
        expect:
        classes().that().resideInAPackage('mystics.book..').should().onlyDependOnClassesThat()
                .resideInAnyPackage('java..', 'mystics.book..').check(engine)
    }

    def "#library lives only in #homes"() {
        expect:
        noClasses().that().resideOutsideOfPackages(homes as String[]).should().dependOnClassesThat().resideInAnyPackage(library as String[])
                .allowEmptyShould(true).check(engine)

        where:
        library                                                  | homes
        ['groovy..', 'org.codehaus.groovy..', 'org.apache.groovy..'] | ['mystics.mod..']
        ['org.snakeyaml..', 'com.networknt..', 'org.objectweb.asm..', 'org.semver4j..'] | ['mystics.mod..']
        ['tools.jackson..', 'com.fasterxml..']                   | ['mystics.mod..', 'mystics.save..', 'mystics.lint..', 'mystics.proof..',
                'mystics.command..']
        ['org.locationtech..']                                   | ['mystics.geometry..']
        ['picocli..', 'org.jline..']                             | ['mystics.command..', 'mystics.terminal.desk..']
        ['com.google.inject..']                                  | ['mystics.phase..', 'mystics.kernel..']
        ['javax.swing..', 'java.awt..']                          | ['mystics.editor..']
    }

    def "nothing below the player's own folder uses chance, clocks or the standard streams"() {
        expect:
        noClasses().that().resideOutsideOfPackages('mystics.home..', 'mystics.terminal..', 'mystics.install..', 'mystics.command..',
                'mystics.mod..').should()
                .dependOnClassesThat().haveFullyQualifiedName('java.util.Random')
                .orShould().dependOnClassesThat().haveFullyQualifiedName('java.util.concurrent.ThreadLocalRandom')
                .orShould().dependOnClassesThat().haveFullyQualifiedName('java.lang.Thread')
                .orShould().dependOnClassesThat().resideInAPackage('java.time..')
                .orShould().accessField(System, 'out').orShould().accessField(System, 'err')
                .orShould().callMethod(System, 'currentTimeMillis').orShould().callMethod(System, 'nanoTime')
                .orShould().callMethod(Math, 'random')
                .check(engine)
    }

    def "no static field of the engine can be changed"() {
        expect:
        noFields().that().areStatic().should().notBeFinal().check(engine)
    }

    def "no package of the engine goes round in a circle"() {
        expect:
        slices().matching('mystics.(*)..').should().beFreeOfCycles().check(engine)
    }

    def "the packages of #house form a stair: imports lead down only, but for the tables of contents of phases"() {
        expect:
        slices().matching("mystics.${house}.(**)").should().beFreeOfCycles()
                .ignoreDependency(assignableTo(Phase), alwaysTrue()).check(engine)

        where:
        house << ['phase', 'mod']
    }

    def "no class is called #word"() {
        expect:
        noClasses().should().haveSimpleNameEndingWith(word).check(engine)

        where:
        word << ['Manager', 'Handler', 'Util', 'Utils', 'Helper', 'Impl']
    }
}
