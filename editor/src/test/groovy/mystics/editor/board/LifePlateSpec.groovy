package mystics.editor.board

import mystics.content.Size
import mystics.editor.art.Fonts
import mystics.editor.type.Contrast
import spock.lang.Specification

import java.awt.RenderingHints
import java.awt.image.BufferedImage

/** Life is told by hearts on a dark plate, also to somebody who sees no colours. */
class LifePlateSpec extends Specification {
    static final int WIDE = 200
    static final int HIGH = 120

    def "a full heart stands out from the plate, and a number is not a heart"() {
        expect:
        Contrast.of(LifePlate.FULL, LifePlate.PLATE) >= 3
        Contrast.of(NumberTag.BONE, LifePlate.FULL) >= 2
        NumberTag.BONE != LifePlate.PLATE
    }

    def "in grey a plate is the brighter the more life is left"() {
        expect:
        [0, 1, 2].every { wounds -> grey(wounds) > grey(wounds + 1) * 1.15 }
    }

    def "who falls to the first wound has no hearts"() {
        expect:
        !plate(1, 0).shown
        plate(2, 0).shown
    }

    private static LifePlate plate(int life, int wounds) {
        def figure = new FigurePicture(0, 'Somebody', [], new BoardSpace(0, 0), Size.SMALL, FigurePicture.Side.HERO, 0, false, wounds, life,
                [])
        new LifePlate(figure, Tags.ALONE, new Tags.Print(14, 1))
    }

    /** The mean brightness inside the plate of a figure with three lives. */
    private static double grey(int wounds) {
        def image = new BufferedImage(WIDE, HIGH, BufferedImage.TYPE_BYTE_GRAY)
        def g = image.createGraphics()
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON)
        g.translate(WIDE / 2d, HIGH / 2d)
        plate(3, wounds).paint(g, new Fonts())
        g.dispose()
        def box = plate(3, wounds).box()
        def inside = image.raster.getPixels((WIDE / 2 + box.x + 3) as int, (HIGH / 2 + box.y + 3) as int, (box.width - 6) as int,
                (box.height - 6) as int, null as int[])
        inside.sum() / inside.length
    }
}
