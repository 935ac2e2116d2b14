package mystics.content;

/** Anything that a mod describes in a file of its own, such as a card, a hero or a room. */
public interface Entry {
    /** The id: the file name without ending, unique among entries of its kind. */
    String id();

    /** The name that people read. */
    String name();
}
