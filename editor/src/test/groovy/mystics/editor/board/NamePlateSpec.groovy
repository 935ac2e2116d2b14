package mystics.editor.board

import mystics.editor.art.Fonts
import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.image.BufferedImage

/** The names on the signs of doors and ladders grow with the letters of the window, as far as there is room. */
class NamePlateSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    @Shared fonts = new Fonts()

    def "a sign on #site grows with letters of #letter tile units, and stays in its place"() {
        given:
        def usual = plate(site, 0).box()
        def grown = plate(site, letter).box()

        expect:
        grown.height > usual.height * 1.2
        grown.width <= widest

        where:
        site                 | letter || widest
        NamePlate.Site.EDGE  | 81     || 450
        NamePlate.Site.FLOOR | 81     || 520
        NamePlate.Site.FLOOR | 55     || 520
    }

    def "a long name takes two lines: beside an exit always, on the floor if the letters are large"() {
        expect:
        plate(NamePlate.Site.EDGE, 0).box().height > plate(NamePlate.Site.FLOOR, 0).box().height * 1.4
        plate(NamePlate.Site.FLOOR, 81).box().height > plate(NamePlate.Site.FLOOR, 0).box().height * 2
    }

    def "nothing shines through the sign of an explored room"() {
        given:
        def image = new BufferedImage(400, 60, BufferedImage.TYPE_INT_ARGB)
        def g = image.createGraphics()
        new NamePlate('The Sewer', false, LetterGrowth.NONE, NamePlate.Site.EDGE, fonts).paint(g, Theme.DARK, 200, 30)
        g.dispose()

        expect:
        image.getRGB(200, 14) >>> 24 == 255
    }

    def "a board has one sign for a ladder: the room below it is painted without its own"() {
        given:
        def style = BoardStyle.of(catalog, Theme.DARK)
        def marks = new PrintedMarks(style.tokens(), Theme.DARK)
        def room = catalog.rooms()['guard-room']
        def place = PrintedMarks.middle(room, BoardTarget.OnFlip.ABOUT, Long.numberOfTrailingZeros(room.plan().marked('flip')))

        expect:
        isPainted(marks, room, place)
        !isPainted(marks.withoutFlips(), room, place)
    }

    private static boolean isPainted(PrintedMarks marks, room, place) {
        def image = new BufferedImage(1000, 1000, BufferedImage.TYPE_INT_ARGB)
        def g = image.createGraphics()
        marks.paint(g, room)
        g.dispose()
        image.getRGB(place.x as int, place.y as int) != 0
    }

    private NamePlate plate(NamePlate.Site site, double letter) {
        new NamePlate('The Kitchen Tunnels, unexplored', true, new LetterGrowth(letter), site, fonts)
    }
}
