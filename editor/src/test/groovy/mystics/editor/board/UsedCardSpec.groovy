package mystics.editor.board

import mystics.choice.Sentence
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.Rectangle
import java.awt.geom.Point2D
import java.awt.image.BufferedImage

/** The name of a card that a hero uses lies beside the hero, within the free part of the board. */
class UsedCardSpec extends Specification {
    private static final Rectangle CLEAR = new Rectangle(100, 100, 800, 600)

    private static Rectangle painted(Point2D at) {
        def image = new BufferedImage(1000, 800, BufferedImage.TYPE_INT_ARGB)
        def style = BoardStyle.of(BaseGame.library().catalog(), Theme.DARK)
        def g = image.createGraphics()
        new UsedCard(style, Sentence.of('A Song of Many Words'), 20).paint(g, at, CLEAR, 0.5)
        g.dispose()
        def inked = (0..<800).collectMany { y -> (0..<1000).findAll { x -> image.getRGB(x, y) != 0 }.collect { x -> [x, y] } }
        inked.collect { x, y -> new Rectangle(x, y, 1, 1) }.inject { one, other -> one.union(other) }
    }

    def "the ribbon of a hero at #at lies #where and within the free part"() {
        when:
        def ribbon = painted(at)

        then: 'the line around the ribbon has half of its width outside'
        new Rectangle(97, 97, 806, 606).contains(ribbon)
        where == 'above' ? ribbon.maxY < at.y : ribbon.y > at.y

        where:
        at                           | where
        new Point2D.Double(500, 400) | 'above'
        new Point2D.Double(120, 400) | 'above'
        new Point2D.Double(890, 400) | 'above'
        new Point2D.Double(500, 130) | 'below'
    }
}
