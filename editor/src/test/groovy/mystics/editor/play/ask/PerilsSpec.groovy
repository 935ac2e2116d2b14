package mystics.editor.play.ask

import mystics.editor.settings.Scheme
import mystics.editor.sight.Pick
import mystics.editor.type.Prose
import spock.lang.Specification

import javax.swing.JPanel

import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The dangers of moves below the choice to move. */
class PerilsSpec extends Specification {
    static final String SNAP = 'then 3 dice are thrown; without a star: Snap! The mousetrap on '

    private static List<String> lines(Map<String, List<String>> remarks) {
        Perils perils = null
        onEvents {
            Scheme.LIGHT.wear(100)
            perils = new Perils()
            perils.show(remarks.keySet().collect { new Pick("move:$it", "Move to $it", '', Pick.MOVE, it, '', [it], 1) },
                    new PickPreviews(remarks.collectEntries { space, danger -> ["move:$space".toString(), danger] }, [:]))
        }
        parts(perils).findAll { it instanceof Prose }*.text
    }

    def "dangers that read alike share a line, and a long one keeps its first sentence and its outcome: the space itself tells all"() {
        expect:
        lines(c6: [SNAP + 'c6 springs, and Filch takes 1 wound', 'gets there 88 %'], d6: ['gets there 50 %'],
                e3: [SNAP + 'e3 springs, and Filch takes 1 wound', 'gets there 88 %']) ==
                ['c6, e3: then 3 dice are thrown; without a star: Snap! … and Filch takes 1 wound; gets there 88 %', 'd6: gets there 50 %']
    }

    def "the dangers ask for no more than the height of their lines before they have been laid out, so that no gap stays below them"() {
        given:
        def list = new JPanel()
        def high = 0
        def line = 0

        when:
        onEvents {
            Scheme.LIGHT.wear(100)
            def perils = new Perils()
            list.add(perils)
            list.setSize(240, 600)
            perils.show([new Pick('move:c5', 'Move to c5', '', Pick.MOVE, 'c5', '', ['c5'], 1)],
                    new PickPreviews(['move:c5': ['then the objective is reached']], [:]))
            high = perils.preferredSize.height
            line = perils.getFontMetrics(perils.components[0].font).height
        }

        then:
        high == line
    }

    def "a long danger without a sentence ends after a word"() {
        expect:
        lines(a1: ['the mouse that comes here wakes every roach that sleeps behind the wall of the kitchen']) ==
                ['a1: the mouse that comes here wakes every roach that sleeps behind …']
    }
}
