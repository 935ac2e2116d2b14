package mystics.play;

/** Is told of every change of a session, to keep it safe. It does not throw, because its failure must not stop the game. */
public interface Autosave {
    /** Keeps nothing. */
    Autosave NONE = session -> {};

    /** The session has changed. */
    void changed(Session session);
}
