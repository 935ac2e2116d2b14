package mystics.editor.play.over

import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.home.PageFixture
import mystics.editor.play.SingleSteps
import mystics.editor.sight.Sight
import mystics.editor.type.Prose
import mystics.mod.load.BaseGame
import mystics.view.Background

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.parts

/** The words and the ways of the last page after a chapter that was won. */
class EndingWordsSpec extends PageFixture {
    def "after a chapter that was won, to play it again is the last of the ways, so that nobody begins it anew by mistake"() {
        given:
        def session = over()
        def ways = new SingleSteps(library.catalog(), { }, { }, { }, { }).buttons().findAll { it.fits().test(session) }*.words()

        expect:
        ways.first() in ['Begin the story', 'The next chapter']
        ways.last() == 'Play again with the same mice'
        ways.size() == 3
    }

    def "quotation marks and apostrophes on the last page are those of a book"() {
        given:
        def prose = made { new Prose('Nez came back. "Did I miss it?" It\'s so.').quoted() }

        expect:
        prose.text == 'Nez came back. “Did I miss it?” It\u02bcs so.'
        prose.words() == 'Nez came back. "Did I miss it?" It\'s so.'
        parts(made { new EndingPane(Sight.of(over()), BoardStyle.of(library.catalog(), Theme.DARK), [:]) })
                .findAll { it instanceof Prose && it.parent.visible }.every { !it.text.contains('"') && !it.text.contains("'") }
    }

    def "outside a campaign the treasures are those that were found and kept, for a mouse may have found more"() {
        given:
        def sight = Sight.of(over())
        def words = made { parts(new EndingPane(sight, BoardStyle.of(library.catalog(), Theme.DARK), [:])) }
                .findAll { it instanceof Prose }*.words()

        expect:
        sight.gains().kept().empty
        words.contains('Found and kept') == !sight.gains().treasures().empty
        words.contains(sight.gains().treasures()[0].name())
        !words.contains('Found')
    }

    def "a treasure that is worn tells the dice that it gives before what it costs"() {
        expect:
        TreasurePlate.does(BaseGame.library().catalog().cards()[card]).toString() == words

        where:
        card             || words
        'nutshell-plate' || '+2 defence. Your move value is 1 less, but never less than 0.'
        'old-rind'       || Effect.of(Background.text(BaseGame.library().catalog().cards()['old-rind']))
    }
}
