package mystics.editor.play.over

import mystics.editor.art.Gallery
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.geom.Rectangle2D

/** Minions that come are seen one by one. */
class ThrongSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()

    private List<Rectangle2D> places(int count, int wide, int high) {
        def kinds = catalog.minions().values().toList()
        def cards = (0..<count).collect { kinds[it % 2] }
        new Throng(cards, new Gallery(catalog.pictures().values())).places(new Rectangle2D.Double(600, 40, wide, high))
    }

    def "each of #count minions is clear of all others and of the rims of their pictures, in #wide by #high pixels"() {
        given:
        def places = places(count, wide, high)
        def rim = { new Rectangle2D.Double(it.x - 0.016 * it.height, it.y - 0.016 * it.height, 1.032 * it.width, 1.032 * it.height) }

        expect:
        places.size() == count
        places.every { one -> places.every { it.is(one) || !rim(one).intersects(rim(it)) } }
        places.every { new Rectangle2D.Double(599.9, 39.9, wide + 0.2, high + 0.2).contains(it) }

        where:
        [count, wide, high] << [[1, 2, 3, 5, 9], [652, 1000], [249, 580, 700]].combinations()
    }

    def "three minions in a narrow, high area stand in two rows, the single one behind, and are larger than in one row"() {
        given:
        def places = places(3, 652, 580)

        expect:
        places*.maxY.toSet().size() == 2
        places[0].maxY < places[1].minY
        places*.height.every { it > 230 }
    }

    def "in a broad area they stand on a common floor"() {
        expect:
        places(3, 1300, 400)*.maxY.with { it.max() - it.min() } < 0.1 * 400
    }
}
