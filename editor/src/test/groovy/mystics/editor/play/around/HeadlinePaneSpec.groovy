package mystics.editor.play.around

import mystics.content.Setup
import mystics.editor.settings.Scheme
import mystics.editor.sight.Headline
import mystics.editor.sight.Sight
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.play.Company
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
        parts(pane).findAll { it instanceof JLabel && it.visible && !it.text.empty }*.text
                .collect { it.replaceFirst("<html><body width='\\d+'>", '') }
    }

    def "the page on which the chapter is lost is named, and the cheese that brings a surge, and what a surge does"() {
        given:
        def pane = shown()

        expect:
        words(pane) == ['A room', 'On page 6 you lose', 'Minion wheel',
                        'Surge in 2 cheese, and a page is lost']
        pane.part('page').toolTipText ==
                'The hourglass is on page 2. Surges and captures move it on; on page 6 the chapter is lost (SURGE-2, CAPTURE-3, END-1)'
        pane.part('page').accessibleContext.accessibleName == 'Hourglass on page 2 of 6'
        pane.wheel().toolTipText.contains('when it is full, minions surge')
    }

    def "in a row that becomes shorter, page and wheel keep their words and their order; at last the room's name is shortened"() {
        given:
        def pane = shown()
        def whole = made { pane.fitRow(60, 5000); pane.inOneRow() }
        def name = made { pane.@place.preferredSize.width }

        when:
        def seen = (whole..100).step(10).collect { width ->
            onEvents { pane.fitRow(60, width) }
            words(pane)
        }

        then:
        seen.unique() == [['A room', 'Page 2: on 6 you lose', 'Minion wheel: surge in 2 cheese', 'Round 3'],
                          ['A room', 'Page 2: on 6 you lose', 'Minion wheel: surge in 2 cheese'],
                          ['A room', 'Page 2: on 6 you lose', 'surge in 2 cheese'],
                          ['A room', 'lost in 4 pages', 'surge in 2 cheese'],
                          ['A room', '4 pages left', 'surge in 2']]
        made { pane.@place.preferredSize.width } <= name
    }

    def "where the last page is the goal, no page is said to lose the chapter"() {
        given:
        def members = ['collin', 'filch', 'lily', 'maginos'].collect { new Setup.Member(it, '') }
        def setup = new Setup('the-night-the-tree-stood', members, [] as Set)
        def sight = Sight.of(new GameTable(BaseGame.library()).begin(new GameAgreement(setup, Company.people(3))))

        when:
        def pane = made {
            def pane = new HeadlinePane({ })
            pane.show(sight.spread().headline())
            pane.aim(sight)
            pane
        }

        then:
        words(pane).contains('Page 1: lasts until 6')
        pane.part('page').toolTipText == 'The hourglass is on page 1; the chapter lasts until page 6'
    }

    def "where time does not run out, no page is said to lose the chapter"() {
        given:
        def track = made { new PageTrack() }
        def wheel = made { new WheelDial() }

        when:
        onEvents {
            track.show(2, 6)
            track.run(PageTrack.Time.HELD)
            wheel.show(new Headline('', '', 1, 2, 6, 4, 6, 0, 0))
        }

        then:
        [track.caption(), track.inARow(), track.brief()]*.toString() == ['Page 2: no time limit'] * 2 + ['No time limit']
        track.toolTipText == 'Time does not run out: the hourglass stays where it is.'
        wheel.threat(track.time()).toString() == 'Surge in 2 cheese'
    }
}
