package mystics.choice;

/** Something that can be chosen. */
public interface Option {
    /** Its stable key among the options of one question; saves name it by this. */
    String key();

    /** What people read. */
    String label();

    /** What stands behind the label, such as odds or a cost; empty when there is nothing to say. */
    default String hint() {
        return "";
    }

    /** Whether it decides for the whole party: a program leaves that to the people it plays with. */
    default boolean isForParty() {
        return false;
    }

    /** Whether it uses a thing that belongs to the whole party: no program does that while people play. */
    default boolean isOfParty() {
        return false;
    }

    /** A plain option. */
    static Option of(String key, String label) {
        return new Plain(key, label, "");
    }

    /** A plain option with something to be known about it. */
    static Option of(String key, String label, String hint) {
        return new Plain(key, label, hint);
    }

    /** A plain option: a key, its label, and what stands behind it. */
    record Plain(String key, String label, String hint) implements Option {
    }
}
