package mystics.editor.board

import mystics.bot.SensiblePlayer
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.editor.art.Theme
import mystics.mod.load.Assembling
import mystics.mod.load.BaseGame
import mystics.mod.load.Gathering
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.play.Company
import mystics.play.Game
import mystics.play.Inspector
import mystics.trial.Trial
import spock.lang.Specification

import java.awt.Color
import java.awt.geom.Rectangle2D
import java.awt.image.BufferedImage

/** What the board of a game shows. */
class BoardReaderSpec extends Specification {
    private static List<BoardPicture> boards(int most) {
        def library = BaseGame.library()
        def chapter = library.catalog().firstToPlay()
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

    def "an ally has a side of its own, onlookers are beside their room, and a tile out of play is a hole"() {
        given:
        def files = ['mod.yaml': 'id: sides\nname: Sides\nversion: 1.0.0\nengine: 1\nauthors: [A]\nlicence: free\nneeds: [base-game]\n',
                     'marks/sworn.yaml': 'name: Sworn in\non: figure\nkind: token\nside: heroes\n',
                     'marks/owl.yaml': 'name: The Owl\non: room\nkind: presence\nletter: o\n',
                     'variants/fall.yaml': 'name: Fall\ntext: A tile falls.\n',
                     'variants/fall.groovy': "rules {\n    before(RoundBegins) { removeTile room('sewer') }\n}\n"]
        def loader = ModLoader.fresh()
        def library = Assembling.of(loader, Gathering.of(loader,
                [ModSource.of('sides', files.collectEntries { path, text -> [path, text.bytes] })])).library()
        def party = ['collin', 'filch', 'maginos', 'tilda'].collect { new Setup.Member(it, '') }
        def trial = new Trial(library.setting(new Setup('flight-to-barksburg', party, ['fall'] as Set), Inspector.NONE))

        when:
        trial.set { table ->
            table.room('kitchen-tunnels').hero('collin', 'c3').minion('rat-warriors', 'c4').minion('roaches', 'd1')
                    .mark('rat-1', 'sworn', 1)
                    .markRoom('kitchen-tunnels', 'owl', 1)
        }
        def board = trial.round().look { BoardReader.of(it) }

        then:
        board.figures().collectEntries { [it.name().takeWhile { it != ' ' }, it.side()] } ==
                [Collin: FigurePicture.Side.HERO, Rat: FigurePicture.Side.ALLY, Roach: FigurePicture.Side.MINION]
        board.tiles().find { it.room().id() == 'kitchen-tunnels' }.presences() == ['owl']
        board.tiles().findAll { it.gone() }*.room()*.tile().toSet().size() == 1

        when: 'it is painted'
        def image = new BufferedImage(900, 700, BufferedImage.TYPE_INT_RGB)
        new BoardPainter(BoardStyle.of(library.catalog(), Theme.LIGHT)).paint(image.createGraphics(), board,
                BoardView.fit(new Rectangle2D.Double(0, 0, 3036, 2024), 900, 700, 10), Highlights.NONE, 900, 700)
        def bright = { int x, int y -> new Color(image.getRGB(x, y)).with { it.red + it.green + it.blue } }

        then: 'the hole is darker than the table, and the onlooker is bright before the dark rocks of the corner'
        bright(450, 520) < bright(750, 520)
        bright(312, 77) > 500
    }
}
