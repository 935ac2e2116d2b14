package mystics.play;

/** Is told of every change of a session, to keep it safe. It does not throw: what goes wrong with it must not stop the game. */
public interface Autosave {
    /** Keeps nothing. */
    Autosave NONE = session -> {};

    /** The session stands otherwise than before. */
    void changed(Session session);
}
