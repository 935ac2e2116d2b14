package mystics.editor.play.board

import mystics.bot.SensiblePlayer
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.content.Setup
import mystics.editor.art.Symbol
import mystics.editor.board.BoardPicture
import mystics.editor.board.BoardSpace
import mystics.editor.board.BoardTarget
import mystics.editor.board.FigurePicture
import mystics.editor.board.Highlights
import mystics.editor.play.ask.PickPreviews
import mystics.editor.sight.Book
import mystics.editor.sight.Pick
import mystics.editor.sight.Sight
import mystics.editor.sight.Signs
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Inspector
import mystics.view.OptionOdds
import spock.lang.Shared
import spock.lang.Specification

/** What a question lights on the board, and how the arrow keys go from light to light. */
class LightsSpec extends Specification {
    @Shared Sight sight = turn()

    private static Sight turn() {
        def library = BaseGame.library()
        def table = new GameTable(library, Inspector.NONE)
        def chapter = library.catalog().firstToPlay()
        def party = SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }
        def session = table.begin(new GameAgreement(new Setup(chapter.id(), party, [] as Set), Company.people(7)))
        while (!Sight.of(session).asked().get().picks().any { it.isMove() }) {
            session = session.answer(new Answer(Sight.of(session).asked().get().picks().last().key()))
        }
        Sight.of(session)
    }

    private Lights lights() {
        Lights.of(sight)
    }

    def "exactly the spaces of the moves are lit, each with its cost"() {
        given:
        def moves = sight.asked().get().picks().findAll { it.isMove() }

        expect:
        lights().legal().keySet().collect { lights().name(it) }.toSet() == moves*.about().toSet()
        lights().legal().values().every { it ==~ /\d/ }
        moves.every { lights().spot(it.about()).present }
    }

    def "the spaces that are reached only by chance have their chances, on the board and in words; the sure ones have none"() {
        given:
        def moves = sight.asked().get().picks().findAll { it.isMove() }
        def outlook = new PickPreviews([:], [(moves[0].key()): new OptionOdds('gets there 75 %', '', '75 %'),
                                             (moves[1].key()): new OptionOdds('gets there 100 %', '')])
        def unsure = [(lights().spot(moves[0].about()).get()): '75 %']

        expect:
        lights().chances(outlook) == unsure
        lights().marked(Optional.empty(), Highlights.Prices.AIMED, outlook).chances() == unsure
        lights().words(outlook).toString().contains("${moves[0].about()} 75 %")
        lights().words(outlook).toString().count('%') == 1
        lights().chances(PickPreviews.UNKNOWN).isEmpty()
    }

    def "the figures that can be attacked are lit, and only they"() {
        given:
        def attacked = sight.asked().get().picks().findAll { it.key().startsWith('battle:') }*.about().toSet()

        expect:
        lights().signs().keySet().collect { lights().picks(new BoardTarget.OnFigure(it))[0].about() }.findAll { it.startsWith('rat') }
                .toSet() == attacked
    }

    def "a crowd spreads out under the pointer, but not under a figure that can be attacked: that one stays where it was found"() {
        given:
        def foe = lights().signs().keySet().first()
        def spot = sight.spread().board().figure(foe).get().spot()
        def gathered = sight.spread().board().peopled(sight.spread().board().figures().collect { it.at(spot) })
        def crowd = lights().on(gathered)
        def friend = gathered.figures().find { it.side() == FigurePicture.Side.HERO }.slot()

        expect:
        crowd.crowd(Optional.of(new BoardTarget.OnFigure(foe))).empty
        crowd.crowd(Optional.of(new BoardTarget.OnFigure(friend))) == Optional.of(spot)
        crowd.crowd(Optional.of(new BoardTarget.OnSpace(spot))) == Optional.of(spot)
    }

    def "the keys begin at the acting mouse: at the nearest lit space, and at an arrow at the nearest one that lies that way"() {
        given:
        def lights = lights()
        def board = sight.spread().board()
        def start = board.middle(board.figures().find { it.acting() }.spot())
        def away = { board.middle(it).distance(start) }

        expect:
        away(lights.compass().nearest(Optional.empty()).get()) == lights.legal().keySet().collect(away).min()
        [[1, 0], [-1, 0], [0, 1], [0, -1]].every { way ->
            def straight = lights.legal().keySet().findAll {
                def x = board.middle(it).x - start.x
                def y = board.middle(it).y - start.y
                x * way[0] + y * way[1] > 3 * (Math.abs(x * way[1]) + Math.abs(y * way[0]))
            }
            straight.empty || away(lights.compass().towards(Optional.empty(), way[0], way[1]).get()) <= straight.collect(away).min() + 1
        }
    }

    def "nothing is lit while things happen"() {
        expect:
        Lights.none(sight.spread().board()).legal().isEmpty()
        Lights.none(sight.spread().board()).words(PickPreviews.UNKNOWN).toString() == 'Nothing to choose on the board'
    }

    def "the arrow keys reach every lit space"() {
        given:
        def lights = lights()
        def ways = [[1, 0], [-1, 0], [0, 1], [0, -1]]
        def reached = [] as Set
        def edge = [lights.compass().towards(Optional.empty(), 1, 0).get()]

        when:
        while (edge) {
            def spot = edge.pop()
            if (reached.add(spot)) {
                ways.each { edge << lights.compass().towards(Optional.of(spot), it[0], it[1]).get() }
            }
        }

        then:
        reached == lights.legal().keySet()
    }

    def "the way to a lit space begins at the acting figure and goes from neighbour to neighbour"() {
        given:
        def lights = lights()
        def start = sight.spread().board().figures().find { it.acting() }.spot()

        expect:
        lights.legal().keySet().every { spot ->
            def way = lights.way(lights.picks(new BoardTarget.OnSpace(spot))[0])
            def plan = sight.spread().board().tiles()[start.tile()].room().plan()
            way[0] == start && way.last() == spot && way.collate(2, 1, false)
                    .every { (plan.neighbours(it[0].space()) >> it[1].space() & 1) == 1 }
        }
    }

    def "where somebody arrives is asked about the room that is entered, and that is what is lit and known (EXPLORE-4)"() {
        given:
        def arriving = until { asked -> asked.room().present && asked.prompt()
                .startsWith('Where does Collin arrive') && asked.room().get() != 'guard-room' }
        def board = arriving.spread().board()
        def lights = Lights.of(arriving)

        expect:
        board.tiles()[lights.tile()].room().id() == arriving.asked().get().room().get()
        board.tiles()[lights.tile()].known()
        lights.legal().keySet().every { it.tile() == lights.tile() }
    }

    def "the pointer shows a sword on a foe that can be attacked and a paw on a space; both are known before the click"() {
        given:
        def battle = until { asked -> asked.picks().any { it.battle } && asked.picks().any { it.move } }
        def lights = Lights.of(battle)
        def foe = new BoardTarget.OnFigure(lights.signs().find { it.value == Symbol.SWORD }.key)
        def space = new BoardTarget.OnSpace(lights.legal().keySet().first())

        expect:
        lights.picks(foe).every { it.battle }
        Signpost.of(foe, battle.spread().board(), lights, PickPreviews.UNKNOWN, Signs.UNKNOWN).sign().get() == Symbol.SWORD
        lights.picks(space)*.move == [true]
        Signpost.of(space, battle.spread().board(), lights, PickPreviews.UNKNOWN, Signs.UNKNOWN).sign().get() == Symbol.FOOT
        lights.aim(lights.picks(foe)[0]).get() == foe
    }

    def "what is known of a move beforehand is one paragraph below the move"() {
        given:
        def moving = until { asked -> asked.picks().any { it.move } }
        def lights = Lights.of(moving)
        def space = new BoardTarget.OnSpace(lights.legal().keySet().first())
        def key = lights.picks(space)[0].key()
        def outlook = new PickPreviews([(key): ['takes all movement', 'then a die is thrown', 'without a star: a fall']], [:])
        def lines = Signpost.of(space, moving.spread().board().peopled([]), lights, outlook, Signs.UNKNOWN).lines()*.toString()

        expect:
        lines.take(2) == [outlook.words(lights.picks(space)[0])[0], 'takes all movement; then a die is thrown; without a star: a fall']
    }

    def "EXPLORE-5: where the tile can be turned over its sign is lit, says where it leads, and a click there explores"() {
        given:
        def flipping = until { asked -> asked.picks().any { it.key() == 'explore:flip' } }
        def board = flipping.spread().board()
        def lights = Lights.of(flipping)
        def here = board.figures().find { it.acting() }.spot()
        def sign = new BoardTarget.OnFlip(here)
        def post = Signpost.of(sign, board, lights, PickPreviews.UNKNOWN, Signs.UNKNOWN)

        expect:
        board.flips()*.spot().contains(here)
        sign in lights.open()
        lights.picks(sign)*.key() == ['explore:flip']
        lights.aim(lights.picks(sign)[0]).get() == sign
        post.sign().get() == Symbol.FOOT
        post.lines()[0].toString().startsWith('The other side of the tile: ' + board.flips().find { it.spot() == here }.to())
        post.lines()[1].toString().startsWith('Explore ')
    }

    def "EXPLORE-5: the sign of a flip that is not allowed yet hides no step: a click on it walks to its space, and it still says why"() {
        given:
        def barred = until { asked -> asked.picks().any { it.move && it.about() == 'c3' } &&
                !asked.picks().any { it.key() == 'explore:flip' } }
        def board = barred.spread().board()
        def lights = Lights.of(barred)
        def spot = board.flips().find { it.spot() in lights.legal() }.spot()
        def sign = new BoardTarget.OnFlip(spot)
        def outlook = new PickPreviews([("explore:flip-" + lights.name(spot)): ['Not now']], [:])
        def words = Signpost.of(sign, board, lights, outlook, Signs.UNKNOWN).lines()*.toString()

        expect:
        !(sign in lights.open())
        lights.picks(sign)*.move == [true]
        lights.picks(sign) == lights.picks(new BoardTarget.OnSpace(spot))
        words.any { it.startsWith('Move to c3') }
        words.contains('Not now')
    }

    def "signs are told in words with their rule: those of a space, and what a figure carries"() {
        given:
        def board = sight.spread().board()
        def signs = new Signs(sight.game().setting().box().catalog().marks(), Book.shipped().words())
        def entry = (0..<board.tiles()[lights().tile()].room().plan().size()).collect { new BoardSpace(lights().tile(), it) }
                .find { 'entry' in board.marks(it) }
        def told = { BoardTarget aim, BoardPicture of ->
            Signpost.of(aim, of, Lights.none(of), PickPreviews.UNKNOWN, signs).lines()*.toString() }

        expect:
        told(new BoardTarget.OnSpace(entry), board) == ['Entry: A space on which minions arrive (PLACE-1)']

        when:
        def mouse = board.figures().find { it.side() == FigurePicture.Side.HERO }
        def stunned = new FigurePicture(mouse.slot(), mouse.name(), mouse.art(), mouse.spot(), mouse.size(), mouse.side(), 0, false,
                0, 3, ['stunned'])
        def hurt = new BoardPicture(board.tiles(), [stunned], [], [], [])

        then:
        told(new BoardTarget.OnFigure(mouse.slot()),
                hurt).any { it == 'Stunned: You may move and use free actions, but your only action is recover (COND-1)' }
    }

    private static Sight until(Closure<Boolean> wanted) {
        def library = BaseGame.library()
        def table = new GameTable(library, Inspector.NONE)
        def chapter = library.catalog().firstToPlay()
        def session = table.begin(new GameAgreement(new Setup(chapter.id(),
                SuggestedParty.of(library.catalog(), chapter).collect { new Setup.Member(it, '') }, [] as Set), Company.people(7)))
        def player = SensiblePlayer.of(session.game().setting().box())
        while (!wanted(Sight.of(session).asked().get())) {
            def choice = session.game().question().get()
            session = session.answer(new Answer(choice.options()[session.game().lookNow { player.choose(choice, it) }].key()))
        }
        Sight.of(session)
    }

    def "spaces of other rooms are lit in their own rooms, and all these rooms must be seen"() {
        given:
        def board = sight.spread().board()
        def other = (0..<board.tiles().size()).find { it != lights().tile() }
        def name = board.tiles()[other].room().plan().name(0)
        def pick = new Pick("space:$name", name, '', '', name, board.tiles()[other].room().id(), [], 0)
        def lights = new Lights(board, lights().tile())

        when:
        lights.light(pick, [:])

        then:
        lights.legal().keySet() == [new BoardSpace(other, 0)] as Set
        lights.tiles() == [lights.tile(), other] as Set
    }
}
