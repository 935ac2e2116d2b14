package mystics.editor.sight;

import mystics.play.Session;

/**
 * A point in a game.
 *
 * @param lines the number of log lines so far
 * @param answers the number of answers so far; dice count as answers
 */
record Since(int lines, int answers) {
    /** The point before the first line and the first answer. */
    static final Since BEGINNING = new Since(0, 0);

    /** The point that a session has reached with its open question. */
    static Since of(Session session) {
        return new Since(session.game().logSize(), session.game().open().journal().size());
    }
}
