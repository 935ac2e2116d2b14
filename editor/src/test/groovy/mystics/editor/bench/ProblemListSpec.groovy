package mystics.editor.bench

import mystics.choice.Sentence
import mystics.editor.advice.Problem
import mystics.editor.desktop.Screen
import mystics.editor.draft.Edit
import mystics.mod.finding.Finding
import mystics.mod.finding.Place
import mystics.mod.yaml.Pointer
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JList

/** The list of problems while the mod is read again and again. */
class ProblemListSpec extends Specification {
    private final List<Edit> mended = []
    private final ProblemList problems = new ProblemList({ }, { mended << it }, { }, { problem, reason -> })

    def "a button stays while the same problems are shown anew, and makes the edit that fits the mod as it is now"() {
        given:
        def now = remedy('rules: none # now')
        problems.show([problem('moths have a text and no rules', remedy('rules: none'))])
        list().selectedIndex = 0
        def offered = button('The text needs no rules')

        when:
        problems.show([problem('moths have a text and no rules', now), problem('another')])

        then:
        button('The text needs no rules').is(offered)

        when:
        offered.doClick()

        then:
        mended == [now]
    }

    def "a problem that is gone takes its buttons along"() {
        given:
        problems.show([problem('moths have a text and no rules', remedy('rules: none'))])
        list().selectedIndex = 0

        when:
        problems.show([problem('another')])

        then:
        button('The text needs no rules') == null
        button('Ignore') == null
    }

    private JList list() { Screen.inside(problems).find { it instanceof JList } as JList }

    private JButton button(String words) { Screen.inside(problems).find { it instanceof JButton && it.text == words } as JButton }

    private static Problem problem(String message, Edit... remedies) {
        new Problem(Finding.warning('text-without-rules', new Place('m', 'minions/moths.yaml', 1, 1), message), 'minions/moths.yaml',
                Pointer.ROOT, remedies.toList())
    }

    private static Edit remedy(String text) { Edit.create(Sentence.of('The text needs no rules'), 'minions/moths.yaml', text) }
}
