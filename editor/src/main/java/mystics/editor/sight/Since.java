package mystics.editor.sight;

import mystics.play.Session;

/**
 * How far a game had come at a moment.
 *
 * @param lines how many lines had been told; {@code answers} how many answers had been given, dice among them
 */
record Since(int lines, int answers) {
    /** Before the game began. */
    static final Since BEGINNING = new Since(0, 0);

    /** At a session's open question. */
    static Since of(Session session) {
        return new Since(session.game().logSize(), session.game().open().journal().size());
    }
}
