package mystics.terminal

import java.nio.file.Files
import java.nio.file.Path
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.content.Chapter
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.home.Shelf
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Session
import mystics.terminal.desk.Desk
import mystics.terminal.desk.PlainDesk
import mystics.terminal.desk.TextStyle
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir


class SittingSpec extends Specification {
    @Shared library = BaseGame.library()
    @Shared table = new GameTable(library)
    @TempDir Path home
    def shown = new StringWriter()
    Shelf shelf

    def setup() {
        shelf = table.shelf(new HomeFolder(home))
    }

    def "a file of answers plays chapter one to an end, and the record of it comes out the same"() {
        when:
        def end = sit(begin(11), ['end', '1'] * 500)

        then:
        end.game().question().empty
        shown.toString().contains('The chapter is lost')
        shown.toString().contains('The seed of this game was 11.')
        shown.toString().contains('> end')
        table.saves().replay(home.resolve('saves/autosave.mystics')).same()
    }

    def "after a chapter that is only read, the program says how the book goes on"() {
        when:
        sit(begin(7, Company.people(7), library.catalog().chapters()['the-small-door']), ['1'] * 5)

        then:
        shown.toString().replaceAll(/\s+/, ' ').contains("The book goes on with Flight to Barksburg: 'play flight-to-barksburg'.")
    }

    def "the end of the answers keeps the game, and it goes on where it was left"() {
        when:
        def left = sit(begin(7), ['1', 'c4'])

        then:
        shown.toString().contains('mystics play --continue')
        shelf.load(Shelf.AUTOSAVE).game() == left.game()
    }

    def "an answer is taken back and given again; behind new information nobody goes"() {
        when:
        def before = sit(begin(7), ['1'])
        def after = sit(begin(7), ['1', 'undo', 'c4', 'undo', 'redo', 'undo'])

        then:
        after.game() == before.game()
        shown.toString().contains('No: the answer brought something new to light.')
        shown.toString().contains('Taken back: ')
        shown.toString().contains('Done after all: ')
    }

    def "'#line' tells '#told'"() {
        when:
        sit(begin(7), ['1', line])

        then:
        shown.toString().replaceAll(/\s+/, ' ').contains(told)

        where:
        line             | told
        'why explore'    | 'Explore: minions are on this tile. Defeat them first. [EXPLORE-1]'
        'why scurry'     | "Scurry: this turn's movement has not been used yet."
        'why search'     | "Nothing about 'search' is refused now"
        'why move to a1' | 'Move to a1: too far'
        'sheet collin'   | 'leader, warrior; battle 2'
        'sheet bob'      | "There is no hero 'bob' in the party."
        'card dagger'    | 'Dagger weapon, melee, sharp, paws 1'
        'card 3'         | '#3 Dagger weapon, melee'
        'card #3'        | '#3 Dagger weapon, melee'
        'card 8'         | '#8 Knife Strike ability, 2 cheese'
        'card 99'        | "There is no card 99; the party's cards are 1 to 10."
        'card'           | "To read a card, type its number or its name: card 1 or card collin's sword."
        'party'          | '#3 Dagger'
        'party'          | 'Filch #8 Knife Strike;'
        'party'          | "To read a card, type its number or its name: card 1 or card collin's sword."
        'sheet filch'    | 'equipped #3 Dagger weapon, melee'
        'card daggr'     | "Did you mean 'Dagger'?"
        'rules MOVE-7'   | 'A space holds at most 4 small figures'
        'rules xyzzyx'   | "does not speak of 'xyzzyx'"
        'log 1'          | '[MOVE-1]'
        'help'           | 'why [ACTION]'
        'load nothing'   | "There is no saved game 'nothing'."
        'save ../out'    | 'The name of a saved game consists of letters'
        'serch'          | "Did you mean 'search'?"
        'scurry'         | "Scurry: this turn's movement has not been used yet."
        'a1'             | 'Move to a1: too far'
        'xyzzy'          | "'xyzzy' is no answer here. The numbers in front of the options work always; help tells what else. >"
        'goal'           | 'to do: Come into the Courtyard. The Courtyard is on the other side of the Tunnel Entrance.'
        'map'            | 'Maginos, Tilda E> <W leads nowhere @ the other side of the tile: the Sewer, unexplored'
        'map'            | 'Goal: The Courtyard is on the other side of the Tunnel Entrance.'
        'story'          | 'The dungeon door was oak, as thick as a fist'
    }

    def "a game saved under a name is listed and loaded"() {
        when:
        def end = sit(begin(7), ['1', 'save before the move', 'c4', 'load before the move', 'saves'])

        then:
        Files.exists(home.resolve('saves/before the move.mystics'))
        shown.toString().contains('  before the move')
        end.game() == sit(begin(7), ['1']).game()
    }

    def "an unfinished game that another one takes the place of is kept by itself as it was left"() {
        given:
        def first = sit(begin(7), ['1', 'c4'])

        when:
        sit(begin(8), ['1', 'c4'])

        then:
        left().size() == 1
        shelf.load(left()[0]).game() == first.game()

        when: 'the second one is loaded again, as it was left'
        sit(shelf.load(Shelf.AUTOSAVE), [])

        then:
        left().size() == 1

        when: 'an older one is loaded in the middle of it'
        sit(shelf.load(Shelf.AUTOSAVE), ["load ${left()[0]}" as String])

        then:
        left().size() == 2
        shelf.load(Shelf.AUTOSAVE).game() == first.game()
    }

    def "a game that is over, has a name as it stands, or has hardly begun is not kept twice; of the others the last five are"() {
        when:
        sit(begin(11), ['end', '1'] * 500)
        sit(begin(7), ['1', 'c4', 'save mine'])
        sit(begin(7), [])
        sit(begin(8), [])

        then:
        left().empty

        when:
        def games = (20..26).collect { sit(begin(it), ['1']).game() }
        sit(begin(30), [])

        then:
        left().size() == 5
        left().collect { shelf.load(it).game() }.every { it in games.takeRight(5) }
    }

    def "who types is asked again before a turn ends in which nothing has been done; a file of answers is taken at its word"() {
        when: 'something else is said, and then the same again'
        def once = sit(begin(7), ['', '', '1', 'end', 'board', 'quit'], attended())

        then:
        shown.toString().replaceAll(/\s+/, ' ').contains('Nothing has been done in this turn. To end it all the same, say so again.')
        once.game() == sit(begin(7), ['1']).game()

        when:
        def twice = sit(begin(7), ['', '', '1', 'end', 'end', '', '', 'quit'], attended())

        then:
        twice.game().journal() == sit(begin(7), ['1', 'end']).game().journal()

        when: 'somebody has gone somewhere first'
        def moved = sit(begin(7), ['', '', '1', 'c4', 'end', '', '', 'quit'], attended())

        then:
        moved.game().journal() == sit(begin(7), ['1', 'c4', 'end']).game().journal()
    }

    def "a page of the story waits for Enter: other words do not turn it, and quit leaves"() {
        when:
        def left = sit(begin(7), ['help', 'quit'], attended())

        then:
        shown.toString().contains('A page of the story: Enter turns it, quit saves and leaves.')
        shown.toString().contains('The game is kept.')
        !shown.toString().contains('Where does the next')
        left.game() == begin(7).game()
    }

    /** A desk at which somebody sits. */
    private Closure<Desk> attended() {
        { Desk plain ->
            new Desk() {
                TextStyle look() { plain.look() }

                boolean attended() { true }

                void show(List<String> lines) { plain.show(lines) }

                Optional<String> ask(String prompt, List<String> words) { plain.ask(prompt, words) }

                void close() { plain.close() }
            }
        }
    }

    def "where nothing can be written, that is said before the first question"() {
        given:
        Files.writeString(home.resolve('note'), 'a file')
        shelf = table.shelf(new HomeFolder(home.resolve('note')))

        when:
        sit(begin(7), [])

        then:
        shown.toString().indexOf('The game could not be kept: autosave.mystics: it cannot be written') in 0..<shown.toString()
                .indexOf('Where does the next')
    }

    def "two programs at one home: the one whose game was taken the place of goes on in a file of its own, and neither loses anything"() {
        given:
        def other = table.shelf(new HomeFolder(home))
        def mine = answered(beginning(7, shelf))

        when: 'the other program begins a game'
        def theirs = answered(beginning(8, other))

        then: 'mine is put by as it stood'
        left().size() == 1
        shelf.load(left()[0]).game() == mine.game()

        when: 'I go on'
        mine = answered(mine)

        then: 'there, and theirs is as it was'
        shelf.remarks()*.toString() == [("Another window or terminal has taken the place of this game. From now on it is kept as " +
                "'${left()[0]}'.") as String]
        shelf.goingOn() == "mystics play --load '${left()[0]}'"
        left().size() == 1
        shelf.load(left()[0]).game() == mine.game()
        shelf.load(Shelf.AUTOSAVE).game() == theirs.game()

        when: 'both go on'
        mine = answered(mine)
        theirs = answered(theirs)

        then:
        shelf.remarks().empty
        other.remarks().empty
        shelf.load(left()[0]).game() == mine.game()
        other.load(Shelf.AUTOSAVE).game() == theirs.game()
        other.goingOn() == 'mystics play --continue'
    }

    private Session beginning(long seed, Shelf keeping) {
        def session = begin(seed).keptBy(keeping)
        keeping.begins(session)
        session
    }

    private static Session answered(Session session) {
        def question = session.game().question().get()
        session.answer(new Answer(question.options().get(question.options().size() - 1).key()))
    }

    def "a deleted game is not listed any more; its file stays, and so does that of another of its name"() {
        given:
        2.times { sit(begin(7), ['1', 'save mine']); shelf.delete('mine') }

        expect:
        !shelf.entries()*.name().contains('mine')
        Files.isRegularFile(home.resolve('saves/mine.mystics.deleted'))
        Files.isRegularFile(home.resolve('saves/mine 2.mystics.deleted'))
    }

    private List<String> left() {
        shelf.entries()*.name().findAll { it.startsWith('left on ') }
    }

    def "a folder that is called like a saved game is none: it is not listed, and whoever saves under its name is told"() {
        given:
        Files.createDirectories(home.resolve('saves/attic.mystics'))

        when:
        sit(begin(7), ['save attic', 'saves', 'load attic'])

        then:
        shown.toString().contains('attic.mystics: it cannot be written')
        shown.toString().contains("There is no saved game 'attic'.")
        !shown.toString().contains("Did you mean 'attic'")
        !Files.exists(home.resolve('saves/attic.mystics.bak'))
    }

    def "people may throw their own dice; cards are still drawn by the seed"() {
        given:
        def company = new Company([:], [:], Optional.empty(), Optional.of(7L), mystics.play.UndoPolicy.TO_LAST_NEWS)

        when:
        sit(begin(7, company), ['1', 'hello', '4', '3 1'])

        then:
        shown.toString().contains('Throw 1 die and type the faces by their numbers')
        shown.toString().contains('Give 1 face, 1 to 6 each')
    }

    private Session begin(long seed, Company company = Company.people(seed), Chapter chapter = library.catalog().firstToPlay()) {
        def catalog = library.catalog()
        def party = SuggestedParty.of(catalog, chapter).collect { new Setup.Member(it, '') }
        table.begin(new GameAgreement(new Setup(chapter.id(), party, catalog.usualVariants()), company))
    }

    private Session sit(Session session, List<String> answers, Closure<Desk> at = { it }) {
        def desk = new PlainDesk(new BufferedReader(new StringReader(answers.join('\n'))), new PrintWriter(shown), TextStyle.plain())
        new Sitting(at(desk), shelf, session).play()
    }
}
