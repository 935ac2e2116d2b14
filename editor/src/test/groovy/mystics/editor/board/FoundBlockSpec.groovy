package mystics.editor.board

import mystics.choice.Sentence
import mystics.content.CardType
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.Rectangle
import java.awt.geom.Rectangle2D

/** A found card lies on the board together with the words about it. */
class FoundBlockSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared style = BoardStyle.of(library.catalog(), Theme.DARK)
    @Shared cards = library.catalog().cards().values().findAll { it.type() != CardType.EVENT }

    def "a found card and its words are one block within the clear part of the board, whatever its size: #wide x #high, #letter"() {
        given:
        def words = Sentence.of('Somebody finds the card')
        def clear = new Rectangle2D.Double(-70, 20, wide, high)
        def sorted = cards.sort(false) { it.text().length() }
        def some = [sorted.first(), sorted[sorted.size().intdiv(2)], sorted.last()]
        def finders = [new Rectangle(0, 40, 80, 110), new Rectangle(300, 380, 80, 110), new Rectangle(640, 830, 80, 110)]

        expect:
        [some, finders].combinations().every { card, finder ->
            def near = new Rectangle(finder.@x - 90, finder.@y, 80, 110)
            def asked = new FindPlaces.Asked(new BoardEvent.Find(0, card, words), finder, [near], clear, letter)
            def laid = new FindPlaces(style).best(asked)
            def (below, above) = [boxed(laid), captioned(laid)]
            clear.contains(below) && (above.empty || clear.contains(above) && !above.intersects(below) && (above.x - below.x).abs() < 1
                    && below.y - above.maxY < letter)
        }

        where:
        letter | wide | high
        14     | 1000 | 1000
        30     | 1100 | 900
        46     | 1120 | 1010
        58     | 1160 | 1020
        46     | 700  | 420
        30     | 520  | 1000
    }

    private static Rectangle2D boxed(LaidFind laid) {
        def size = laid.card().size()
        new Rectangle2D.Double(laid.place().centerX - size.wide() / 2, laid.place().centerY - laid.card().high() / 2, size.wide(),
                laid.card().high())
    }

    private static Rectangle2D captioned(LaidFind laid) {
        new Rectangle2D.Double(laid.said().x + LaidFind.EDGE, laid.said().y + LaidFind.EDGE, laid.caption().@wide, laid.caption().@plate)
    }
}
