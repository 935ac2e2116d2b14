package mystics.editor.board

import mystics.bot.SensiblePlayer
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Game
import mystics.play.Inspector
import spock.lang.Specification

/** What the board of a game shows. */
class BoardReaderSpec extends Specification {
    private static List<BoardPicture> boards(int most) {
        def library = BaseGame.library()
        def chapter = library.catalog().chapters().values().first()
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        Game game = new GameTable(library,
                Inspector.NONE).begin(new GameAgreement(new Setup(chapter.id(), party, [] as Set), Company.people(7))).game()
        def player = SensiblePlayer.of(game.setting().box())
        def boards = []
        while (game.question().present && boards.size() < most) {
            boards << game.lookNow { BoardReader.of(it) }
            def choice = game.question().get()
            game = game.answer(new Answer(choice.options()[game.lookNow { player.choose(choice, it) }].key()))
        }
        boards
    }

    def "the number on a base is the number in the name, also when others of its kind are gone"() {
        given:
        def numbered = boards(150).collect { it.figures().findAll { it.number() > 0 } }

        expect:
        numbered.every { it.every { it.name().endsWith(" ${it.number()}") } }

        and: 'there were boards with a gap in the numbers'
        numbered.any { figures -> figures.any { figure -> figure.number() > figures.count { it.name()
                .takeWhile { it != ' ' } == figure.name().takeWhile { it != ' ' } } } }
    }

    def "a way out leads on to what nobody has seen, then back; where no exit of its colour meets it, nowhere (EXPLORE-2, EXPLORE-3)"() {
        given:
        def exits = boards(150).collectMany { it.exits() }

        expect:
        exits*.leads().toSet() == ExitPicture.Leads.values() as Set
        exits.every { (it.leads() == ExitPicture.Leads.NOWHERE) == it.to().empty }

        and: 'only of rooms that are known'
        boards(150).every { board -> board.exits().every { board.tiles()[it.tile()].known() } }
    }
}
