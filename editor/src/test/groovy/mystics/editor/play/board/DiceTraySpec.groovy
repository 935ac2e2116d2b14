package mystics.editor.play.board

import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.settings.Scheme
import mystics.editor.sight.Throw
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.Rectangle
import java.awt.image.BufferedImage

/** The dice on the board, which must not hide what they decide. */
class DiceTraySpec extends Specification {
    static final List<Throw> BLOW = [new Throw('Battle roll', [1, 2, 3]), new Throw('Defence roll', [4, 5])]
    def tray = new DiceTray()

    def setup() {
        Scheme.LIGHT.wear(100)
        tray.setSize(700, 640)
        tray.wear(BoardStyle.of(BaseGame.library().catalog(), Theme.LIGHT))
    }

    def "dice of a blow lie over neither side of it, wherever both stand"() {
        given:
        def struck = new Rectangle(x, y, 70, 110)
        def striking = new Rectangle(x + dx, y + dy, 70, 110)

        when:
        tray.show(BLOW, 0, new DiceAim([struck, striking], [], 'Ada → Beetle'))

        then:
        new Rectangle(0, 0, 700, 640).contains(tray.place())
        !tray.place().intersects(struck)
        !tray.place().intersects(striking)

        where:
        x   | y   | dx  | dy
        300 | 260 | 80  | 0
        0   | 0   | 80  | 0
        620 | 520 | -80 | 0
        300 | 0   | 0   | 120
        10  | 520 | 600 | -500
    }

    def "dice of a blow stay while it is shown; those of a walk make way for it"() {
        given:
        def figures = [new Rectangle(300, 260, 70, 110), new Rectangle(380, 260, 70, 110)]

        when:
        tray.show(BLOW, 0, new DiceAim(figures, [], 'Ada → Beetle'))

        then:
        tray.aiming

        when:
        tray.rest(BLOW)

        then: 'the arrow goes, because whoever is struck may leave'
        !tray.place().empty
        !tray.aiming

        when:
        tray.rest([])

        then:
        tray.place().empty

        when:
        tray.show([new Throw('Movement roll', [2])], 0, new DiceAim(figures.take(1), [], ''))
        tray.rest([new Throw('Movement roll', [2])])

        then:
        tray.place().empty
    }

    def "an arrow leads from the figure that strikes to the one that is struck"() {
        given:
        def image = new BufferedImage(700, 640, BufferedImage.TYPE_INT_ARGB)

        when:
        tray.show(BLOW, 0, new DiceAim([new Rectangle(60, 260, 70, 110), new Rectangle(560, 260, 70, 110)], [], 'Ada → Beetle'))
        tray.paint(image.createGraphics())

        then:
        image.getRGB(400, 315) == BlowArrow.GOLD.RGB
    }
}
