package mystics.editor.play.around

import mystics.editor.settings.Scheme
import mystics.editor.sight.Headline
import spock.lang.Specification

import javax.swing.JLabel

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The clock of the chapter. */
class HeadlinePaneSpec extends Specification {
    def setup() {
        onEvents { Scheme.DARK.wear(100) }
    }

    private static HeadlinePane shown() {
        made {
            def pane = new HeadlinePane({ })
            pane.show(new Headline('A chapter', 'A room', 3, 2, 6, 4, 6, 0, 0))
            pane
        }
    }

    private static List<String> words(pane) {
        parts(pane).findAll { it instanceof JLabel && it.visible }*.text
    }

    def "each gauge has its word, and the page on which the chapter is lost is named"() {
        given:
        def pane = shown()

        expect:
        words(pane).containsAll(['Page 2: lost on 6', 'Minions', '4 of 6', 'Round 3'])
        pane.part('page').toolTipText == 'The hourglass is on page 2; on page 6 the chapter is lost (END-1)'
        pane.part('page').accessibleContext.accessibleName == 'Hourglass on page 2 of 6'
        pane.wheel().toolTipText.contains('when it is full, minions surge')
    }

    def "where time does not run out, no page is said to lose the chapter"() {
        given:
        def track = made { new PageTrack() }

        when:
        onEvents {
            track.show(2, 6)
            track.run(PageTrack.Time.HELD)
        }

        then:
        track.caption().toString() == 'Page 2: no time limit'
        track.toolTipText == 'Time does not run out: the hourglass stays where it is.'
    }
}
