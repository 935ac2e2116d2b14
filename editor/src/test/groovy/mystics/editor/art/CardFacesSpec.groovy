package mystics.editor.art

import mystics.mod.load.BaseGame
import spock.lang.Specification

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

    /** The number of dark pixels on the card. */
    private int ink(CardFace face) {
        def art = new CardArt(new Gallery(catalog.pictures().values()), new Fonts(), Theme.LIGHT)
        def image = Canvas.painted(630, 880, BufferedImage.TYPE_INT_RGB) { art.paint(it, face, 0, 0, 630) }
        image.getRGB(0, 400, 630, 200, null, 0, 630).toList().count { (it & 0xff) < 0x60 } as int
    }
}
