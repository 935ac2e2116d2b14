package mystics.editor.sight

import mystics.choice.Sentence
import mystics.content.Size
import mystics.editor.board.BoardEvent
import mystics.editor.board.BoardPicture
import mystics.editor.board.BoardSpace
import mystics.editor.board.FigurePicture
import mystics.editor.board.FigurePicture.Side
import mystics.editor.board.TilePicture
import mystics.mod.load.BaseGame
import mystics.rules.Line
import spock.lang.Shared
import spock.lang.Specification

/** What is seen on the board is what happened: from the lines told, and from how the table differs. */
class BoardEventsSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared room = library.catalog().rooms().values().first()

    private static FigurePicture figure(int slot, String name, Side side, int wounds = 0) {
        new FigurePicture(slot, name, [], new BoardSpace(0, slot), Size.SMALL, side, 0, false, wounds, 2, [])
    }

    private Spread table(List<FigurePicture> figures, int wheel = 0) {
        new Spread(new Headline('A chapter', 'A room', 1, 1, 6, wheel, 6, 0, 0), [], [], [], [],
                new BoardPicture([new TilePicture(room, 0, 0, true)], figures, [], [], []))
    }

    private static Line line(String cause, String pattern, Object... places) {
        new Line(Sentence.of(pattern, places), cause)
    }

    private List<BoardEvent> between(Spread before, Spread after, Line... told) {
        BoardEvents.between(before, after, told.toList(), library.catalog().cards())
    }

    def mouse = figure(0, 'Ada', Side.HERO)
    def beetle = figure(3, 'Beetle 1', Side.MINION)
    def tenth = figure(4, 'Beetle 10', Side.MINION)
    def attack = line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Ada', 'targets', 'Beetle 1')

    def "a blow that kills: a lunge, hearts that break, and whoever is gone"() {
        expect:
        between(table([mouse, beetle, tenth]), table([mouse, tenth]), attack) ==
                [new BoardEvent.Lunge(0, 3), new BoardEvent.Hurt(3, 2), new BoardEvent.Fall(3)]
    }

    def "a defence that is told, and one that is only thrown: #seen"() {
        expect:
        between(table([mouse, beetle]), table([mouse, beetle]), line('BATTLE-4', pattern, *places)) == seen

        where:
        pattern                                    | places                                     || seen
        'No hit on {defender}'                     | ['defender', 'Ada']                        || [new BoardEvent.Miss(0)]
        '{defender} blocks it all'                 | ['defender', 'Ada', 'hits', '1 hit']       || [new BoardEvent.Guard(0)]
        '{defender} defends against it: {faces}'   | ['defender', 'Ada', 'faces', '1 shield']   || []
    }

    def "wounds of any kind break hearts; a hero who leaves the board is not defeated"() {
        expect:
        between(table([mouse, beetle]), table([figure(0, 'Ada', Side.HERO, 1), beetle])) == [new BoardEvent.Hurt(0, 1)]
        between(table([mouse, beetle]), table([beetle])) == []
    }

    def "whoever is healed gets hearts back, and a token that comes to somebody is seen"() {
        given:
        def marked = new FigurePicture(0, 'Ada', [], new BoardSpace(0, 0), Size.SMALL, Side.HERO, 0, false, 0, 2, ['inspired'])

        expect:
        between(table([figure(0, 'Ada', Side.HERO, 2), beetle]), table([mouse, beetle])) == [new BoardEvent.Heal(0, 2)]
        between(table([mouse]), table([marked])) == [new BoardEvent.Marked(0, 'inspired')]
        between(table([marked]), table([mouse])) == []
    }

    def "the name of a card that a hero uses is seen: '#pattern'"() {
        expect:
        between(table([mouse]), table([mouse]), line('some-mod:abilities/song', pattern, 'hero', 'Ada', place, 'Song')) == seen

        where:
        pattern                         | place     || seen
        '{hero} uses {ability}'         | 'ability' || [new BoardEvent.Use(0, Sentence.of('{card}', 'card', 'Song'))]
        '{hero} plays {card}'           | 'card'    || [new BoardEvent.Use(0, Sentence.of('{card}', 'card', 'Song'))]
        '{hero} puts {card} on'         | 'card'    || []
    }

    def "the kernel still tells of a used card in the words by which it is known"() {
        expect: 'the list of sentences is that of the kernel'
        getClass().getResourceAsStream('/mystics/lint/sentences.txt').readLines().containsAll(Told.USES)
    }

    def "of several cards that are used in a step only the last is seen"() {
        given:
        def used = ['Song', 'Dance'].collect {
            line('some-mod:abilities/song', '{hero} uses {ability}', 'hero', 'Ada', 'ability', it)
        }

        expect:
        between(table([mouse]), table([mouse]), *used)*.name()*.toString() == ['Dance']
    }

    def "a card that is used before dice are thrown is seen before the dice"() {
        given:
        def before = table([mouse, beetle])
        def used = line('some-mod:abilities/song', '{hero} uses {ability}', 'hero', 'Ada', 'ability', 'Song')
        def hurt = table([mouse, figure(3, 'Beetle 1', Side.MINION, 1)])

        when: 'the card comes before a blow'
        def blow = new Frame(hurt, [new Throw('Battle roll', [2])], [used, attack], []).apart(Optional.of(before))

        then: 'what the blow did is not seen yet'
        blow*.told()*.size() == [1, 1]
        blow*.thrown()*.size() == [0, 1]
        blow[0].spread().board().figures()*.wounds() == [0, 0]

        when: 'a blow calls for the card'
        def answer = new Frame(hurt, [new Throw('Battle roll', [2])], [attack, used], []).apart(Optional.of(before))

        then:
        answer.size() == 1
    }

    def "cheese on the wheel comes from whoever struck"() {
        expect:
        between(table([mouse, beetle]), table([mouse, beetle], 2), line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Beetle 1',
                'targets', 'Ada')) == [new BoardEvent.Lunge(3, 0), new BoardEvent.Roll(3, 2)]
    }

    def "a surge is seen, and a find as the card it is, but for an event, which has a page of its own"() {
        given:
        def cards = library.catalog().cards().values()
        def find = cards.find { it.type() != mystics.content.CardType.EVENT }
        def event = cards.find { it.type() == mystics.content.CardType.EVENT }
        def table = table([mouse])

        expect:
        between(table, table, line('SURGE-1', 'A surge')) == [new BoardEvent.Surge()]
        between(table, table, line('SEARCH-1', '{hero} finds {card}', 'hero', 'Ada', 'card', find.name()))*.card() == [find]
        between(table, table, line('SEARCH-1', '{hero} finds {card}', 'hero', 'Ada', 'card', event.name())) == []
    }

    def "dice lie beside whoever is struck, or else beside whoever acts"() {
        given:
        def acting = new FigurePicture(0, 'Ada', [], new BoardSpace(0, 0), Size.SMALL, Side.HERO, 0, true, 0, 2, [])

        expect:
        concerned([acting, beetle], [attack]) == [3, 0]
        concerned([acting, beetle], [walk, attack]) == [3, 0]
        concerned([acting, beetle], [walk]) == [3]
        concerned([acting, beetle], []) == [0]
    }

    def walk = line('MINION-3', '{minion} may move {n}', 'minion', 'Beetle 1', 'n', 2)

    private List<Integer> concerned(List<FigurePicture> figures, List<Line> told) {
        BoardEvents.concerned(table(figures), table(figures), told)
    }

    def "a minion is seen to walk before its blow, each with its own roll"() {
        given:
        def step = new Frame(table([figure(0, 'Ada', Side.HERO, 1), beetle.at(new BoardSpace(0, 1))]),
                [new Throw('Minion movement roll', [2]), new Throw('Battle roll', [1, 2]), new Throw('Defence roll', [4])],
                [walk, line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Beetle 1', 'targets', 'Ada')], [])

        when:
        def parts = step.apart(Optional.of(table([mouse, beetle])))

        then:
        parts.collect { it.thrown()*.what() } == [['Minion movement roll'], ['Battle roll', 'Defence roll']]
        parts.collect { it.told()*.cause() } == [['MINION-3'], ['BATTLE-2']]
        parts.collect { it.spread().board().figures()*.spot() } == [[new BoardSpace(0, 0), new BoardSpace(0, 1)]] * 2
        parts.collect { it.spread().board().figures()*.wounds() } == [[0, 0], [1, 0]]
    }

    def "a step that is only a walk or only a blow stays whole"() {
        given:
        def before = table([mouse, beetle])

        expect:
        new Frame(before, [new Throw('Minion movement roll', [2])], [walk], []).apart(Optional.of(before)).size() == 1
        new Frame(before, [new Throw('Battle roll', [2]), new Throw('Defence roll', [2])], [attack], []).apart(Optional.of(before))
                .size() == 1
    }

    def "of the minions of a card, only the one that walks or strikes is shown to act"() {
        given:
        def beetles = [1, 2].collect {
            new FigurePicture(2 + it, "Beetle $it", [], new BoardSpace(0, it), Size.SMALL, Side.MINION, it, true, 0, 1, [])
        }
        def all = table([mouse] + beetles)
        def struck = line('BATTLE-2', '{attacker} attacks {targets}', 'attacker', 'Beetle 2', 'targets', 'Ada')

        when:
        def one = BoardEvents.actor(all, [struck]).map { all.actedBy(it) }.get()

        then:
        one.board().figures().findAll { it.acting() }*.name() == ['Beetle 2']

        and: 'the next one acts after it; a mouse that is struck does not'
        one.actedBy(3).board().figures().findAll { it.acting() }*.name() == ['Beetle 1']
        one.actedBy(0).board().figures().findAll { it.acting() }*.name() == ['Beetle 2']
        BoardEvents.actor(all, [line('SURGE-1', 'A surge')]).empty
    }
}
