package mystics.editor.play.over

import mystics.choice.Answer
import mystics.editor.play.Parlour
import mystics.play.Company
import mystics.play.Session
import mystics.play.UndoPolicy

/** The first chapter in a window, lost by a player who only ends turns. */
class LostChapter {
    private static final int MOST = 3000
    private final Parlour parlour

    LostChapter(Parlour parlour) {
        this.parlour = parlour
    }

    /** Plays until the last page lies in the window. */
    void play() {
        def before = almostOver()
        parlour.course.begin { before }
        parlour.course.answer(idle(before))
        parlour.turnPages('The chapter is lost')
        parlour.soon.eventually { assert parlour.seen().any { it instanceof EndingPane } }
    }

    private static String idle(Session session) {
        def options = session.game().question().get().options()*.key()
        options.find { it == 'end' } ?: options.last()
    }

    /** A game one answer before its end. */
    private Session almostOver() {
        def session = parlour.first(new Company([:], [:], Optional.of(7L), Optional.of(7L), UndoPolicy.FREELY))
        for (int i = 0; i < MOST; i++) {
            def next = session.answer(new Answer(idle(session)))
            if (next.game().question().empty) return session
            session = next
        }
        throw new IllegalStateException('The chapter does not end')
    }
}
