package mystics.editor.play.around

import mystics.choice.Sentence
import mystics.editor.art.Gallery
import mystics.editor.settings.Scheme
import mystics.editor.sight.TrackCardPicture
import mystics.editor.sight.TrackCardPicture.Crowd
import mystics.mod.load.BaseGame
import spock.lang.Specification

import javax.swing.JLabel

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The list of portraits says what it is: the initiative track, whose cards have their turns from top to bottom (ROUND-1). */
class TurnStripSpec extends Specification {
    def "#cards cards in a window #letters letters wide have the heading: #heading"() {
        given:
        onEvents { Scheme.DARK.wear(100) }
        def track = (1..cards).collect {
            new TrackCardPicture("Roaches $it", TrackCardPicture.Side.MINION, TrackCardPicture.Turn.WAITING, Crowd.MANY, 2, [],
                    Sentence.EMPTY, ['minions/roaches'])
        }
        def strip = made {
            def made = new TurnStrip({ }, { })
            made.wear(new Portraits(new Gallery(BaseGame.library().catalog().pictures().values())))
            made.fit(letters, 66)
            made.show(track, [])
            made
        }

        expect:
        strip.accessibleContext.accessibleName == 'Initiative track'
        parts(strip).any { it instanceof JLabel && it.text == 'Initiative track' } == heading

        when: 'there is no room for the heading, and then there is'
        def high = strip.preferredSize.height as int
        onEvents { strip.fitHeight(high - 1) }

        then:
        letters < 66 || parts(strip).every { !(it instanceof JLabel) }

        when:
        onEvents {
            strip.fitHeight(high)
            strip.count(3)
        }

        then:
        parts(strip).any { it instanceof JLabel && it.text == 'Initiative, round 3' } == heading

        where:
        cards | letters || heading
        5     | 85      || true
        7     | 85      || true
        5     | 40      || false
    }
}
