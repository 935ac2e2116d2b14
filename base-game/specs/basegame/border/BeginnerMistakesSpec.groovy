package basegame.border

import basegame.properties.Games
import mystics.mod.finding.BrokenMod
import mystics.phase.chapter.BeginChapter
import mystics.play.FailingRules
import mystics.play.Game
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** What somebody who learns to write rules gets wrong, and that no message speaks of Java or of the compiler's own classes. */
class BeginnerMistakesSpec extends Specification {
    static final List<String> MISTAKES = Files.readAllLines(Path.of('specs/basegame/border/mistakes.txt'))
            .findAll { it && !it.startsWith('#') }
    static final List<String> FOREIGN = ['java.', 'groovy.', 'mystics.', 'GroovyMethods', '<T>', '<E>', 'Closure', '<?', '? extends',
            'this.', 'Exception', 'Object', 'CharSequence', 'Serializable', 'Comparable', 'to class', 'module', 'void', 'null', '$_',
            'doCall', 'invoke', 'Unexpected input', 'parameter', 'List<', 'Map<']
    static final String TYPES = /.*\b(String|Integer|boolean|List|Map)\b.*/

    def "no message speaks of the compiler's own things: #mistake"() {
        when:
        def said = told(mistake)

        then:
        said
        FOREIGN.findAll { said.contains(it) } == []
        !(said.replace('\n', ' ') ==~ TYPES)

        where:
        mistake << MISTAKES
    }

    /** What is said of a rule with a mistake, while it is read or while it is played. */
    private static String told(String mistake) {
        def text = mistake.replace('\\n', '\n')
        def file = text.startsWith('^') ? text.substring(1) : "rules {\n    after(TurnBegins) { t ->\n        $text\n    }\n}\n"
        try {
            def setting = Burns.setting([beginner: file])
            def game = Game.begin(setting, Games.inside(setting, 1).with(FailingRules.SWITCH_OFF), [new BeginChapter()])
            game.log()*.text()*.toString().find { it.contains('are out of this game') } ?: ''
        } catch (BrokenMod broken) {
            broken.message
        }
    }
}
