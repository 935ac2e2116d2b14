package mystics.editor.play

import mystics.book.RuleTexts
import mystics.editor.settings.Hint
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

import static mystics.editor.album.OffScreen.onEvents

/** Somebody who plays for the first time is told what there is to know when it comes up, once, beside the board. */
class HintsSpec extends Specification {
    static final String FIRST = Lesson.of(Hint.TURN).title()
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    @AutoCleanup Parlour parlour
    def heeded = []

    private void begin(Set<Hint> wanted) {
        parlour = new Parlour(library, home, Settings.usual().with(Pace.AT_ONCE).with(wanted))
        onEvents { parlour.pane.heeding { heeded << it } }
        parlour.begin()
        parlour.turnPages()
    }

    private List<HintPane> hints() {
        parlour.seen().findAll { it instanceof HintPane }
    }

    def "how a turn goes stands beside the board when the first page of the story has been turned, and the first question below it (TURN-1, MOVE-1)"() {
        when:
        begin(Hint.all())

        then:
        parlour.reads(FIRST)
        parlour.reads('Where does the next')
    }

    def "what has been read is not given again; something else is, when it comes up"() {
        given:
        begin(Hint.all())

        when:
        parlour.click('Got it')

        then:
        heeded == [Hint.TURN]
        hints().empty

        when:
        parlour.untilATurn()

        then:
        parlour.soon.eventually { assert hints()*.accessibleContext*.accessibleName == ['Hint: ' + Lesson.of(Hint.BATTLE).title()] }
    }

    def "nobody reads hints who wants none"() {
        when:
        begin([] as Set)
        parlour.untilATurn()

        then:
        hints().empty
    }

    def "Escape puts a hint away too"() {
        given:
        begin(Hint.all())

        when:
        onEvents { parlour.pane.actionMap.get('ESCAPE').actionPerformed(null) }

        then:
        hints().empty
        heeded == [Hint.TURN]
    }

    def "what a hint says about #hint comes from rules there are, and is short"() {
        given:
        def lesson = Lesson.of(hint)

        expect:
        lesson.points().every { it.rule().empty || RuleTexts.shipped().find(it.rule()).present }
        lesson.points()*.words().join(' ').split(' ').size() <= 90

        where:
        hint << Hint.values()
    }

    def "the help begins with all of it"() {
        given:
        begin([] as Set)

        when:
        parlour.click('Help')

        then:
        parlour.soon.eventually {
            def list = parlour.seen().find { it instanceof javax.swing.JList }
            assert (0..<Hint.values().length).collect { list.model.getElementAt(it).title() } == Hint.values().collect { Lesson.of(it).title() }
            assert list.selectedIndex == 0
        }
    }
}
