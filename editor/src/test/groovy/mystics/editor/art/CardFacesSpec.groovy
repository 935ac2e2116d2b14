package mystics.editor.art

import mystics.content.Picture
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

    def "a figure on a low card is whole, on a card with #high units more than its text needs"() {
        given:
        def face = CardFaces.of(catalog.minions()['rat-warriors'])
        def figure = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 100"><rect width="90" height="5" fill="#0f0"/>' +
                '<rect y="95" width="90" height="5" fill="#00f"/></svg>'
        def art = new CardArt(new Gallery([new Picture(face.art()[0], figure)]), new Fonts(), Theme.LIGHT)
        int all = Math.round(art.height(face, 630, 0) + high)

        when:
        def image = Canvas.painted(630, all, BufferedImage.TYPE_INT_RGB) { art.paint(it, face, new Rectangle(630, all)) }
        def (head, feet) = [0x00ff00, 0x0000ff].collect { colour -> (0..<all).findAll { (image.getRGB(315, it) & 0xffffff) == colour } }

        then:
        head.size() in (feet.size() - 1)..(feet.size() + 1)
        feet.last() - head.first() > 0.7 * high

        where:
        high << [110, 200]
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
