package mystics.choice;

/** Something that can be chosen. */
public interface Option extends Worded {
    /** Its stable key among the options of one question; saves name it by this. */
    String key();

    /** What people read, in the language everything is written in. */
    String label();

    /** What people read, as a sentence with its pieces; a piece goes by its name. */
    @Override
    default Sentence words() {
        return this instanceof Named named ? Sentence.from(named) : Sentence.of(label());
    }

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
        return new Plain(key, Sentence.of(label), "");
    }

    /** A plain option that speaks of pieces. */
    static Option of(String key, Sentence words) {
        return new Plain(key, words, "");
    }

    /** A plain option with something to be known about it. */
    static Option of(String key, String label, String hint) {
        return new Plain(key, Sentence.of(label), hint);
    }

    /** A plain option: a key, its words, and what stands behind them. */
    record Plain(String key, Sentence words, String hint) implements Option {
        @Override
        public String label() {
            return words.toString();
        }
    }
}
