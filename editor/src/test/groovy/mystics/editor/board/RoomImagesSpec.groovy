package mystics.editor.board

import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** Rooms are painted by a worker, and never shown empty meanwhile. */
class RoomImagesSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    @Shared style = BoardStyle.of(catalog, Theme.LIGHT)
    def work = []
    def arrived = 0
    def tile = new TilePicture(catalog.rooms().values().first(), 0, 0, true)
    def rooms = new RoomImages(new RoomPainter(style.looks(), new PrintedMarks(style.tokens(), Theme.LIGHT)),
            new MapPainter(Theme.LIGHT, style.fonts(), style.wording()), { work << it }, { arrived++ })

    private void done() {
        work.each { it.run() }
        work.clear()
    }

    def "what is not painted yet is ordered once, and there is nothing to be laid down"() {
        when:
        def images = (1..3).collect { rooms.of(tile, 300) }

        then:
        images.every { it.empty }
        work.size() == 1

        when:
        done()

        then:
        rooms.of(tile, 300).get().width >= 300
        arrived == 1
        rooms.arrivals() == 1
    }

    def "while another size is painted the largest there is serves"() {
        given:
        rooms.prepare(tile)
        done()

        expect:
        rooms.of(tile, 700).get().width == 256

        when:
        done()

        then:
        rooms.of(tile, 700).get().width >= 700
    }

    def "a room that is known looks different from its sketch, and one does not serve for the other"() {
        given:
        rooms.prepare(tile)
        done()

        expect:
        rooms.of(new TilePicture(tile.room(), 0, 0, false), 256).empty
    }

    def "what can be shown need not be prepared again"() {
        given:
        rooms.of(tile, 500)
        done()

        when:
        rooms.prepare(tile)

        then:
        work.empty
    }
}
