package mystics.editor.art

import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.Rectangle
import java.awt.image.BufferedImage

/** What is printed on a card explains itself. */
class CardFacesSpec extends Specification {
    def catalog = BaseGame.library().catalog()

    def "every number on a card has a word that says what it counts"() {
        given:
        def entries = catalog.cards().values() + catalog.heroes().values() + catalog.minions().values()
        def numbers = entries.collectMany { CardFaces.of(it).values() }.findAll { it.word().toString() ==~ /\+?\d+/ }

        expect:
        numbers.size() > 100
        numbers.every { !it.name().empty }
        CardFaces.of(catalog.minions()['rat-warriors']).values()*.name()*.toString() == ['battle', 'defence', 'life']
    }

    def "the words are printed below the numbers"() {
        given:
        def face = CardFaces.of(catalog.minions()['rat-warriors'])
        def silent = new CardFace(face.name(), face.kind(), face.band(), face.sign(), face.art(),
                face.values().collect { new CardFace.Value(it.sign(), it.word()) }, face.text(), face.need())

        expect:
        ink(face) > ink(silent) + 300
    }

    def "a minion on a low card stands before a bare wall: no floor and no shadow cross its face"() {
        given:
        def face = CardFaces.of(catalog.minions()['rat-warriors'])
        def art = new CardArt(new Gallery(catalog.pictures().values()), new Fonts(), Theme.LIGHT)
        int high = Math.round(art.height(face, 630, 0) + 110)

        when:
        def image = Canvas.painted(630, high, BufferedImage.TYPE_INT_RGB) { art.paint(it, face, new Rectangle(630, high)) }
        def wall = (124..<high).collect { image.getRGB(20, it) & 0xff }.takeWhile { it > 0x30 && it < 0xa0 }

        then: 'the wall is even from the band to the lower edge of the frame'
        wall.size() in 60..140
        wall.every { Math.abs(it - wall[0]) < 8 }
    }

    /** The number of dark pixels on the card. */
    private int ink(CardFace face) {
        def art = new CardArt(new Gallery(catalog.pictures().values()), new Fonts(), Theme.LIGHT)
        def image = Canvas.painted(630, 880, BufferedImage.TYPE_INT_RGB) { art.paint(it, face, 0, 0, 630) }
        image.getRGB(0, 400, 630, 200, null, 0, 630).toList().count { (it & 0xff) < 0x60 } as int
    }

    def "WATER-1: terrain that no token shows on the board has a picture on its card all the same"() {
        given:
        def gallery = new Gallery(catalog.pictures().values())

        expect:
        gallery.find('marks/water').empty
        CardFaces.of(catalog.marks()['water']).art().any { gallery.find(it).present }
    }
}
