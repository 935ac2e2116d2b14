package mystics.content;

/** Anything a mod states facts about. */
public interface Entry {
    /** The id: the name of its file, unique among its kind. */
    String id();

    /** What people call it. */
    String name();
}
