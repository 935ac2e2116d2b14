package mystics.play;

/** Receives every change of a session in order to save it. The autosave does not throw, because its failure must not stop the game. */
public interface Autosave {
    /** Keeps nothing. */
    Autosave NONE = session -> {};

    /** The session has changed. */
    void changed(Session session);
}
