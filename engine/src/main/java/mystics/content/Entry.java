package mystics.content;

/** Anything that a mod describes in a file of its own, such as a card, a hero or a room. */
public interface Entry {
    /** The id: the name of its file, unique among its kind. */
    String id();

    /** What people call it. */
    String name();
}
