package mystics.editor.canvas

import mystics.editor.settings.Scheme
import mystics.geometry.Drawing
import mystics.geometry.DrawingErrors
import mystics.geometry.KeptSurvey
import mystics.geometry.Points
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.Color
import java.awt.RenderingHints
import java.awt.image.BufferedImage

/** While something is dragged, most of a room is painted once; together the two layers look as the whole does. */
class DragLayersSpec extends Specification {
    static final int SIZE = 500

    def "whatever changes in a drag, each line and each element is in one layer, and the layer below hardly ever changes"() {
        given:
        def random = new Random(33)
        def rooms = BaseGame.library().catalog().rooms().values()*.drawing()

        expect:
        20.times {
            def first = rooms[random.nextInt(rooms.size())]
            def layers = DragLayers.begin(picture(first))
            5.times {
                def next = DrawingDeeds.one(first, random)
                if (DrawingErrors.of(next).empty) {
                    def now = picture(next)
                    layers = layers.next(now)
                    assert (layers.still().ties() + layers.moving().ties()).toSet() == now.ties().toSet()
                    assert layers.still().ties().size() + layers.moving().ties().size() == now.ties().size()
                    assert layers.still().ties().every { !(Element.space(it.from()) in layers.moved()) &&
                            !(Element.space(it.to()) in layers.moved()) }
                    assert layers.next(now).isStill(layers)
                }
            }
        }
    }

    def "one layer over the other looks as the whole picture: #overlay"() {
        given:
        def first = BaseGame.library().catalog().rooms()['kitchen'].drawing()
        def next = ElementShapes.moved(first, [Element.space(3)], 9, 5)
        def before = picture(first, overlay)
        def now = picture(next, overlay)
        def layers = DragLayers.begin(before).next(now)

        when:
        def whole = painted { it.paint(now) }
        def both = painted {
            it.paint(layers.still()) { element -> !(element in layers.moved()) }
            it.paint(layers.moving()) { element -> element in layers.moved() }
        }

        then: 'but for lines that cross others in another order'
        (0..<SIZE * SIZE).count { whole.getRGB(it % SIZE, it.intdiv(SIZE)) != both.getRGB(it % SIZE, it.intdiv(SIZE)) } < SIZE * SIZE / 40
        layers.moved().size() < 12 || overlay == Overlay.REACH

        where:
        overlay << Overlay.values()
    }

    private static RoomPicture picture(Drawing drawing, Overlay overlay = Overlay.NEXT) {
        def plan = KeptSurvey.of(drawing).plan()
        new RoomPicture(drawing, plan, Optional.empty(), [] as Set, overlay.ties(drawing, plan, OptionalInt.of(0)),
                overlay.steps(plan, OptionalInt.of(0)), [], [], [], new Points())
    }

    private static BufferedImage painted(Closure<?> paint) {
        def image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB)
        def g = image.createGraphics()
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON)
        g.color = Color.WHITE
        g.fillRect(0, 0, SIZE, SIZE)
        g.scale(0.5, 0.5)
        paint(new DraftPainter(g, new Inks(Scheme.LIGHT.theme(), 0.5)))
        image
    }
}
