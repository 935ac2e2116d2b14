package mystics.editor.play.over

import mystics.editor.settings.Scheme
import mystics.editor.sight.HeroSheet
import mystics.editor.type.BookFace
import mystics.editor.type.BookStyle
import mystics.editor.type.Paper
import mystics.editor.type.Quotes
import spock.lang.Specification

import javax.swing.Icon
import java.util.function.Consumer

import static mystics.editor.album.OffScreen.onEvents

/** How a page of the story is set. */
class BookSpec extends Specification {
    static final Map<String, String> VOICES = [Ada: 'portraits/ada heroes/ada', Crow: 'persons/crow']

    def setupSpec() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "quotes and apostrophes are those of a book"() {
        expect:
        Quotes.ENGLISH.onScreen(typed) == set

        where:
        typed                        || set
        '"Halt," said somebody.'     || '\u201cHalt,\u201d said somebody.'
        "Don't. The mice' cheese."   || 'Don\u02bct. The mice\u2019 cheese.'
        '"*Now*," he said.'          || '\u201c*Now*,\u201d he said.'
        "She said, \"'Tis late.\""   || 'She said, \u201c\u2018Tis late.\u201d'
        '\u201eSchon gut\u201c'      || '\u201eSchon gut\u201c'
    }

    def "a page begins with an initial; what is said and what is ruled stand apart"() {
        when:
        def page = new StoryHtml(VOICES, { it == 'Crow' ? 'read by Ben' : '' })
                .passage('"It was dark," she said.\n\nCrow: Toll.\n\n[Pay 1 cheese.]')

        then:
        page.startsWith("<p title='initial:\u201cI'><span class='unseen'>\u201cI</span>t was dark,\u201d she said.")
        page.contains("<p title='persons/crow' class='signed'><span class='who'>Crow</span>&nbsp; <span class='reads'>read by " +
                "Ben</span><br>Toll.")
        page.endsWith("<p class='box'>Pay 1 cheese.</p>")
    }

    def "short paragraphs share the lines beside the initial"() {
        expect:
        new StoryHtml([:]).passage('One.\n\nTwo.').count('<p') == 1
        new StoryHtml([:]).passage("${'One. ' * 60}\n\nTwo.").count('<p') == 2
    }

    def "the letter of an initial stays in the text, and its first lines give way to it"() {
        given:
        def icon = Mock(Icon) {
            getIconWidth() >> 90
            getIconHeight() >> 90
        }
        def paper = new Paper(1f, { } as Consumer, new BookStyle({ title, letters -> Optional.of(icon) }))
        paper.write(new StoryHtml([:]).passage('Once upon a time there were some very small mice. ' * 12))
        paper.setSize(400, 1000)

        expect:
        paper.document.getText(0, paper.document.length).strip().startsWith('Once upon')
        paper.modelToView2D(2).x > 90
        paper.modelToView2D(paper.document.length - 2).x < 400
        (1..500).collect { paper.modelToView2D(it).x as int }.min() < 20
    }

    def "a short paragraph has a smaller initial, so that no hole is left below it: #sentences sentences"() {
        given:
        def icon = Mock(Icon) {
            getIconWidth() >> 90
            getIconHeight() >> 90
        }
        def paper = new Paper(1f, { } as Consumer, new BookStyle({ title, letters -> Optional.of(icon) }))
        paper.write(new StoryHtml([:]).passage('Once upon a time there were some very small mice. ' * sentences))
        paper.setSize(400, 1000)

        expect:
        (paper.modelToView2D(2).x as int) in beside

        where:
        sentences || beside
        12        || (95..115)
        1         || (25..75)
    }

    def "the letters of the book have those of five languages"() {
        expect:
        [BookFace.shipped().plain(20), BookFace.shipped().sans(20)].every {
            it.canDisplayUpTo('ÄÖÜäöüß éèêëàâçœæ ñ¿¡áíóú ìòù ąćęłńśźż “”‘’„«»–— \u02bc') == -1
        }
    }

    def "players read their own mice, and the other voices go round the table"() {
        given:
        def party = [hero('Ada', 'Ann'), hero('Bea', 'Ben')]
        def words = 'It was dark.\n\nAda: Who is there?\n\nCrow: Toll.\n\nOld Oak: Hush.'
        def voices = ['Ada', 'Bea', 'Crow', 'Old Oak'] as Set

        expect:
        new ReadAloud(party).who('Ada', words, voices) == Optional.of('Ann')
        ['Crow', 'Old Oak'].collect { new ReadAloud(party).who(it, words, voices).get() } as Set == ['Ann', 'Ben'] as Set
        new ReadAloud([hero('Ada', 'Ann')]).who('Crow', words, voices).empty
    }

    private HeroSheet hero(String name, String player) {
        def card = new mystics.content.HeroCard(name.toLowerCase(), name, [], 1, 1, 1, 1, 1, [], '', '', [])
        new HeroSheet(name, new HeroSheet.Player(HeroSheet.Side.PEOPLE, player), 3, 0, 0, '', HeroSheet.Presence.ACTIVE, card, [], [], [],
                [], [])
    }
}
