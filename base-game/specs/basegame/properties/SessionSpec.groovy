package basegame.properties

import mystics.choice.Answer
import mystics.play.Autosave
import mystics.play.Session
import mystics.play.UndoPolicy
import spock.lang.Specification

/** Going back, and going forth again. */
class SessionSpec extends Specification {
    def "game #seed: what is taken back and done again, or answered again, is the same game with the same dice"() {
        given:
        def session = Games.session(seed, UndoPolicy.FREELY, bots)
        def different = []

        when:
        while (session.game().question().present) {
            def answer = Games.answer(session.game(), seed)
            def next = session.answer(answer)
            def back = next.undo()
            if (back.game() != session.game() || back.redo().game() != next.game() || back.answer(answer).game() != next.game() ||
                    back.redo().history() != next.history()) {
                different << session.history().size()
            }
            session = next
        }

        then:
        different.empty
        session.history().size() > 5

        where:
        seed | bots
        1    | []
        2    | ['party']
        3    | ['nez', 'filch', 'maginos']
        6    | []
        10   | ['maginos']
    }

    def "game #seed: everything can be taken back to the beginning, and all of it done again"() {
        given:
        def session = Games.session(seed, UndoPolicy.FREELY)
        def beginning = session.game()
        while (session.game().question().present) {
            session = session.answer(Games.answer(session.game(), seed))
        }
        def ending = session.game()

        when:
        while (!session.barsUndo().refused()) {
            session = session.undo()
        }

        then:
        session.game() == beginning
        session.history() == [beginning]

        when:
        while (!session.barsRedo().refused()) {
            session = session.redo()
        }

        then:
        session.game() == ending

        where:
        seed << [1, 8]
    }

    def "undo stops where fate has answered or a room was revealed, and says so"() {
        given:
        def session = Games.session(seed, UndoPolicy.TO_LAST_NEWS)
        def wrong = []

        when:
        while (session.game().question().present) {
            def before = session.game()
            session = session.answer(Games.answer(before, seed))
            def fate = session.game().journal().drop(before.journal().size()).any { it.seat() == 'fate' }
            if (fate && !session.barsUndo().refused()) {
                wrong << "behind fate at ${before.question().get().prompt()}"
            }
            if (session.barsUndo().refused() && !fate &&
                    !session.game().log().drop(before.log().size()).any { it.cause() == 'EXPLORE-4' }) {
                wrong << "nothing new at ${before.question().get().prompt()}"
            }
        }

        then:
        wrong.empty

        where:
        seed << (1..12)
    }

    def "what brought news is refused to be taken back"() {
        given:
        def session = Games.session(5, UndoPolicy.TO_LAST_NEWS)
        while (!session.barsUndo().refused() || session.history().size() == 1) {
            session = session.answer(Games.answer(session.game(), 5))
        }

        when:
        session.undo()

        then:
        def refused = thrown(IllegalStateException)
        refused.message.contains('brought something new to light')
    }

    def "a table may agree to take nothing back, and a session does not go back behind its beginning"() {
        given:
        def strict = Games.session(5, UndoPolicy.NEVER)
        def free = Games.session(5, UndoPolicy.FREELY)

        expect:
        strict.answer(Games.answer(strict.game(), 5)).barsUndo().why().toString() == 'it was agreed that nothing is taken back'
        free.barsUndo().why().toString() == 'this is where the session begins'
        free.barsRedo().refused()
    }

    def "another answer after undo forgets what was taken back, and the note stays in the log"() {
        given:
        def session = Games.session(5, UndoPolicy.FREELY)
        def keys = session.game().question().get().options()*.key()

        when:
        def other = session.answer(new Answer(keys[0])).undo().answer(new Answer(keys[1]))

        then:
        other.barsRedo().refused()
        other.game() == session.answer(new Answer(keys[1])).game()
        other.log().count { it.toString().startsWith('Taken back: ') } == 1
        other.game().log().every { !it.toString().startsWith('Taken back: ') }
    }

    def "a note stays where it was made, also when more is taken back and the game goes on"() {
        given:
        def session = played(Games.session(5, UndoPolicy.FREELY), 14)
        def undone = session.undo().undo().undo()
        def on = played(undone, 8)

        expect:
        undone.log().findIndexOf { it.toString().startsWith('Taken back: ') } >= 0
        on.log().findAll { !it.toString().startsWith('Taken back: ') } == on.game().log()
        on.log().findIndexValues { it.toString().startsWith('Taken back: ') } == (0..2).collect { undone.game().logSize() + it }
    }

    def "the newest game of a session keeps what its step has come to, so a look at it runs no rules"() {
        given:
        def session = Games.session(3, UndoPolicy.FREELY)
        def asked = session.game().question().get()

        when:
        System.gc()

        then:
        session.game().question().get().is(asked)
    }

    def "the news of each change are what it told, and the autosave sees each"() {
        given:
        def kept = []
        def session = Games.session(5, UndoPolicy.FREELY).keptBy({ Session now -> kept << now } as Autosave)

        when:
        def first = played(session, 9)
        def back = first.undo()
        def again = back.redo()

        then:
        session.news() == session.game().log()
        back.news().size() == 1
        again.news().size() == 1 + first.game().logSize() - back.game().logSize()
        kept.size() == 11
        kept.last().is(again)
    }

    def "a bot takes over a seat in the middle of a game"() {
        given:
        def session = played(Games.session(3, UndoPolicy.FREELY), 3, 9)
        def all = Games.setup(3).party()*.hero() + 'party'

        when:
        def taken = session.company(Games.company(3, UndoPolicy.FREELY, all), Games.BOTS)

        then:
        taken.game().question().empty
        taken.game().outcome().over()
        taken.undo().game() == session.game()
        taken.game() == Games.begin(Games.setting(3), Games.inside(Games.setting(3), 3))
    }

    private static Session played(Session session, long seed = 5, int answers) {
        def now = session
        answers.times {
            now = now.answer(Games.answer(now.game(), seed))
        }
        now
    }
}
