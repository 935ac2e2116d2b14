package basegame.properties

import mystics.play.Game
import mystics.play.UndoPolicy
import mystics.save.SaveRefused
import mystics.save.Saves
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** A recorded game, run again, is the same game, or one hears where it is not. */
class ReplaySpec extends Specification {
    @Shared Saves saves = Games.saves()
    @TempDir Path folder

    def "game #seed: the replay of its save, and of its bare journal, is the same game"() {
        given:
        def setting = Games.setting(seed)
        def game = Games.begin(setting, Games.inside(setting, seed))
        def session = mystics.play.Session.of(Games.company(seed, UndoPolicy.FREELY), game)

        when:
        saves.write(folder.resolve('game.mystics'), session)
        saves.writeJournal(folder.resolve('game.journal'), game)
        def fromSave = saves.replay(folder.resolve('game.mystics'))
        def fromJournal = saves.replay(folder.resolve('game.journal'))

        then:
        fromSave.same()
        fromJournal.same()
        fromSave.end() == game
        fromJournal.end() == game
        fromJournal.end().log() == game.log()

        where:
        seed << (1..8)
    }

    def "a journal is a line an answer: seat, prompt, value"() {
        given:
        def lines = journal(5)

        expect:
        lines[0] == '# mystics journal: seat | prompt | value'
        lines[1] == '# chapter: flight-to-barksburg'
        lines[2] == '# party: tilda, collin, filch, maginos'
        lines[5] ==~ /party \| Where does [^|]+ \| \w+/
        lines.any { it ==~ /fate \| Movement roll \| [1-6]/ }
        lines.any { it ==~ /\w+ \| What does \{hero\} do\? \| end/ }
    }

    def "prompts are recorded by their key: none says what only stands in its places"() {
        given:
        def names = Games.LIBRARY.catalog().heroes().values()*.name() + ['sword', ' bow', 'cheese)']

        when:
        def prompts = (1..30).collectMany { seed ->
            def setting = Games.setting(seed)
            Game.resume(setting, Games.inside(setting, seed), Games.elsewhere(setting, seed), []).journal()*.prompt().unique()
        }.unique()

        then:
        prompts.size() > 30
        prompts.findAll { prompt -> names.any { prompt.contains(it) } } == ['Use {ability} ({cost} cheese)?']
    }

    def "a playthrough in the middle of a step replays up to its open question"() {
        given:
        def session = Games.session(5, UndoPolicy.FREELY)
        while (session.game().given().empty) {
            session = session.answer(Games.answer(session.game(), 5))
        }
        def file = folder.resolve('open.mystics')
        saves.write(file, session)

        expect:
        saves.replay(file).same()
        saves.replay(file).end() == session.game()
    }

    def "#what: the first question at which they part is named"() {
        given:
        def file = folder.resolve('game.journal')
        def lines = journal(5)
        def answer = lines.findIndexOf { it.startsWith('fate | Movement roll | ') }
        Files.writeString(file, change.call(lines, answer).join('\n'))

        when:
        def replay = saves.replay(file)

        then:
        !replay.same()
        replay.parting().get().with {
            assert number() == (where < 0 ? lines.size() - 5 + 1 : answer - 5 + 1 + where)
            assert why().contains(says)
            assert where < 0 || seat() && prompt() && recorded().present
            true
        }

        where:
        what                         | change                                                         | where || says
        'an answer nobody may give'  | { l, i -> l.collect().tap { it[i] = 'fate | Movement roll | 9' } } | 0 || "'9' is not a roll of 1"
        'an answer left out'         | { l, i -> l.collect().tap { it.remove(i) } }                   | 0     ||
                'something else is asked now'
        'an answer of somebody else' | { l, i -> l.collect().tap { it[i] = it[i].replace('fate', 'party') } } | 0 ||
                'something else is asked now'
        'another prompt'             | { l, i -> l.collect().tap { it[i] = 'fate | Weather | 3' } }   | 0     ||
                'something else is asked now'
        'another ending'             | { l, i -> l.collect { it.startsWith('# ending') ? '# ending: 0123456789abcdef' : it } } | -1 || 'the table ends otherwise'
    }

    def "answers left over when the chapter is over are named"() {
        given:
        def file = folder.resolve('game.journal')
        def lines = journal(5)
        Files.writeString(file, (lines + 'fate | Movement roll | 3').join('\n'))

        expect:
        saves.replay(file).parting().get().toString().contains('the chapter is over already')
        saves.replay(file).parting().get().number() == lines.size() - 5 + 1
    }

    def "a journal without a chapter, and a text that is none, are refused"() {
        given:
        def file = folder.resolve('game.journal')

        when:
        Files.writeString(file, journal(5).findAll { !it.startsWith('#') }.join('\n'))
        saves.replay(file)

        then:
        def first = thrown(SaveRefused)
        first.message == "game.journal: it does not say which chapter was played. Add the lines '# chapter: ...' and '# party: ...'."

        when:
        Files.writeString(file, 'Dear mouse,')
        saves.replay(file)

        then:
        def second = thrown(SaveRefused)
        second.message.startsWith("game.journal: it is damaged: 'Dear mouse,' is not of the form: seat | prompt | value")
    }

    private List<String> journal(long seed) {
        def setting = Games.setting(seed)
        def file = folder.resolve('whole.journal')
        saves.writeJournal(file, Games.begin(setting, Games.inside(setting, seed)))
        Files.readAllLines(file)
    }
}
