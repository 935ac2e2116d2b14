package mystics.editor

import com.tngtech.archunit.core.domain.JavaClasses
import com.tngtech.archunit.core.importer.ClassFileImporter
import com.tngtech.archunit.core.importer.ImportOption
import spock.lang.Shared
import spock.lang.Specification

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields

/**
 * The map of the desktop, held: how things look knows nothing of boards, boards nothing of windows, and a game in a
 * window nothing of where windows come from.
 */
class EditorArchitectureSpec extends Specification {
    static final List<String> ORDER = ['type', 'art', 'board', 'settings', 'sight', 'sound', 'play', 'draft', 'disk', 'trace', 'canvas',
            'advice', 'form', 'rename', 'deed', 'room', 'chapter', 'story', 'script', 'balance', 'tongue',
            'print', 'publish', 'bench', 'home', 'desktop', 'album']

    @Shared JavaClasses editor = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages('mystics.editor')

    def "imports point one way: #layer knows nothing of what comes after it"() {
        given:
        def later = ORDER.drop(ORDER.indexOf(layer) + 1).collect { "mystics.editor.${it}..".toString() } as String[]

        expect:
        noClasses().that().resideInAPackage("mystics.editor.${layer}..").should().dependOnClassesThat().resideInAnyPackage(later)
                .allowEmptyShould(true).check(editor)

        where:
        layer << ORDER.dropRight(1)
    }

    def "a game in the window is a stair, too: play.#layer knows nothing of what comes after it"() {
        given:
        def stair = ['over', 'ask', 'board', 'around']
        def later = (stair.drop(stair.indexOf(layer) + 1).collect { "mystics.editor.play.${it}..".toString() } +
                'mystics.editor.play') as String[]

        expect:
        noClasses().that().resideInAPackage("mystics.editor.play.${layer}..").should().dependOnClassesThat()
                .resideInAnyPackage(later).check(editor)

        where:
        layer << ['over', 'ask', 'board', 'around']
    }

    def "#layer paints without a window: no Swing there"() {
        expect:
        noClasses().that().resideInAPackage("mystics.editor.${layer}..").should().dependOnClassesThat()
                .resideInAPackage('javax.swing..').check(editor)

        where:
        layer << ['art', 'board', 'sight', 'draft', 'disk']
    }

    def "vector pictures are read in one place"() {
        expect:
        noClasses().that().resideOutsideOfPackage('mystics.editor.art..').should().dependOnClassesThat()
                .resideInAPackage('com.github.weisj..').check(editor)
    }

    def "no static field of the desktop can be changed"() {
        expect:
        noFields().that().areStatic().should().notBeFinal().check(editor)
    }
}
