package basegame.properties

import mystics.play.Game
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.save.Saves
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** A game can be put away at any question and goes on as if it had not been. */
class SavesSpec extends Specification {
    @Shared Saves saves = Games.saves()
    @TempDir Path folder

    def "game #seed: saved and read at any question it is the same game, with the same log and the same way back"() {
        given:
        def session = Games.session(seed, UndoPolicy.TO_LAST_NEWS, bots)
        def different = []
        def asked = 0

        when:
        while (session.game().question().present) {
            if (asked++ % every == 0 && !sameInAll(session)) {
                different << session.game().question().get().prompt()
            }
            session = session.answer(Games.answer(session.game(), seed))
        }

        then:
        different.empty
        asked > 5
        sameInAll(session)

        where:
        seed | bots                         | every
        2    | ['nez', 'maginos']           | 3
        3    | ['party', 'filch', 'collin'] | 1
        9    | []                           | 4
    }

    private boolean sameInAll(Session session) {
        def file = folder.resolve('game.mystics')
        saves.write(file, session)
        def read = saves.read(file)
        read.game() == session.game() && read.log() == session.log() && read.history() == session.history() &&
                read.company() == session.company() && read.news().empty &&
                read.game().question().map { it.prompt() } == session.game().question().map { it.prompt() }
    }

    def "game #seed, begun with other cards and cheese: table, agenda and open answers survive saving at any question"() {
        given:
        def setting = Games.setting(seed)
        def company = Games.company(seed, UndoPolicy.FREELY)
        def game = Game.resume(setting, company.seating(Games.BOTS, setting.box()), Games.elsewhere(setting, seed), [])
        def different = []
        def asked = 0

        when:
        while (game.question().present) {
            if (asked++ % 4 == seed % 4 && !sameWhenRead(Session.of(company, game))) {
                different << game.question().get().prompt()
            }
            game = game.answer(Games.answer(game, seed))
        }

        then:
        different.empty

        where:
        seed << (1..6)
    }

    private boolean sameWhenRead(Session session) {
        def file = folder.resolve('game.mystics')
        saves.write(file, session)
        def read = saves.read(file).game()
        read == session.game() && read.question().get().prompt() == session.game().question().get().prompt()
    }

    def "a read session goes on as the saved one would have"() {
        given:
        def file = folder.resolve('game.mystics')
        def session = played(Games.session(5, UndoPolicy.FREELY), 5, 12)
        saves.write(file, session)
        def read = saves.read(file)

        expect:
        played(read, 5, 10).game() == played(session, 5, 10).game()
        played(read.undo().undo(), 5, 10).game() == played(session, 5, 8).game()
    }

    def "what was taken back is noted, and the note is saved"() {
        given:
        def file = folder.resolve('game.mystics')
        def session = played(Games.session(5, UndoPolicy.FREELY), 5, 12).undo()
        saves.write(file, session)

        expect:
        saves.read(file).log() == session.log()
        saves.read(file).notes()*.line()*.toString().any { it.startsWith('Taken back: ') }
    }

    def "a save is text in which everything goes by its name, and what is as always is left out"() {
        when:
        def text = saves.text(played(Games.session(5, UndoPolicy.TO_LAST_NEWS), 5, 12))

        then:
        text.contains('"mystics": 1,')
        text.contains('"chapter":"flight-to-barksburg"')
        text.contains('"at":"guard-room/')
        text.contains('"do":"HeroActs","hero":"')
        text.contains('What does {hero} do?')
        text.lines().allMatch { it.length() < 260 }
        !text.contains('"wounds":0')
        !text.contains('null')
    }

    def "the save before is kept beside the new one, and nothing else is left behind"() {
        given:
        def file = folder.resolve('game.mystics')
        def first = Games.session(5, UndoPolicy.TO_LAST_NEWS)
        def second = played(first, 5, 3)

        when:
        saves.write(file, first)
        saves.write(file, second)

        then:
        saves.read(file).game() == second.game()
        saves.read(folder.resolve('game.mystics.bak')).game() == first.game()
        Files.list(folder).toList()*.fileName*.toString().sort() == ['game.mystics', 'game.mystics.bak']
    }

    def "where a replay goes another way, the log begins at the load and the game says so"() {
        given: 'a journal that says another cheese was thrown than lies on the table'
        def file = folder.resolve('game.mystics')
        def session = played(Games.session(5, UndoPolicy.FREELY), 5, 12)
        def text = saves.text(session)
        Files.writeString(file, text.replaceFirst(/"asked": \[\s*"party \| [^"]*"/, '"asked": ["party | Who sits where?"'))

        when:
        def read = saves.read(file)

        then:
        read.game().state().table() == session.game().state().table()
        read.game().state().agenda() == session.game().state().agenda()
        read.game().question().get().prompt() == session.game().question().get().prompt()
        read.news().size() == 1
        read.news()[0].toString().startsWith('The log begins here')
        read.news()[0].toString().contains('The game goes on from the saved table.')
        read.news()[0].toString() =~ /At answer 1 the saved game has '.*' of party to the question 'Who sits where\?'\. /
        read.news()[0].toString() =~ /Now party is asked '.*': something else is asked now/
        read.barsUndo().refused()
        played(read, 5, 3).game().question().present
    }

    private static Session played(Session session, long seed, int answers) {
        def now = session
        answers.times {
            now = now.answer(Games.answer(now.game(), seed))
        }
        now
    }
}
