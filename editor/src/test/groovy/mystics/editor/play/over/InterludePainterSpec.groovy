package mystics.editor.play.over

import mystics.choice.Sentence
import mystics.editor.art.Canvas
import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.settings.Scheme
import mystics.editor.sight.Interlude
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.Color
import java.awt.Dimension
import java.awt.Rectangle
import java.awt.image.BufferedImage
import javax.swing.JButton

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** An event that is shown large over the board. */
class InterludePainterSpec extends Specification {
    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "with letters of #percent percent all words of a surge are in the window, with its wheel"() {
        given:
        def catalog = BaseGame.library().catalog()
        def words = 'Into the Kitchen Tunnels come three Roaches. The hourglass moves to page 2 of 6. 4 pages are left: on page 6 you lose.'
        def surge = new Interlude(Interlude.Kind.SURGE, Sentence.of('More minions come'), Sentence.of(words),
                [catalog.minions().values().first()] * 3, '', '')

        when:
        onEvents { Scheme.DARK.wear(percent) }
        def image = made { Canvas.painted(1280, 800, BufferedImage.TYPE_INT_RGB) {
            new InterludePainter(1280, 800, BoardStyle.of(catalog, Theme.DARK), new Dimension(140, 40)).paint(it, surge) } }
        def lit = (0..<800).findAll { y -> (0..<600).any { x -> new Color(image.getRGB(x, y)).with { red + green + blue > 450 } } }

        then:
        lit.size() > 50
        lit.first() > 12
        lit.last() < 788
        (0..<800).any { y -> (0..<600).count { x -> image.getRGB(x, y) == new Color(0xe8b83a).RGB } > 10 }

        where:
        percent << [100, 200, 250]
    }

    def "with letters of #percent percent a button below the words goes on, and hides none of them"() {
        given:
        def catalog = BaseGame.library().catalog()
        def words = 'Into the Kitchen Tunnels come three Roaches. The hourglass moves to page 2 of 6. 4 pages are left: on page 6 you lose.'
        def surge = new Interlude(Interlude.Kind.SURGE, Sentence.of('More minions come'), Sentence.of(words),
                [catalog.minions().values().first()] * 3, '', '')
        def went = 0
        onEvents { Scheme.DARK.wear(percent) }
        def pane = made { new InterludePane({ went++ }, {}) }
        def style = BoardStyle.of(catalog, Theme.DARK)

        when:
        onEvents {
            pane.setSize(1280, 800)
            pane.show(surge, style)
            pane.doLayout()
        }
        def button = pane.components.find { it instanceof JButton }
        def letters = Canvas.painted(1280, 800, BufferedImage.TYPE_INT_RGB) {
            new InterludePainter(1280, 800, style, button.preferredSize).paint(it, surge)
        }

        then:
        button.size == button.preferredSize
        new Rectangle(0, 0, 1280, 800).contains(button.bounds)
        (button.y..<button.y + button.height).every { y ->
            (button.x..<button.x + button.width).every { x -> new Color(letters.getRGB(x, y)).with { red + green + blue < 300 } }
        }

        when:
        onEvents { button.doClick() }

        then:
        went == 1

        where:
        percent << [100, 200, 250]
    }
}
