package mystics.choice;

/** Something that can be chosen. */
public interface Option extends Worded {
    /** The stable key that identifies the option within its question. Saved games record the key. */
    String key();

    /** The words of the option, made when somebody reads them. */
    @Override
    Sentence words();

    /** A note after the words, such as a cost; empty if there is none. */
    default Sentence hint() {
        return Sentence.EMPTY;
    }

    /** Whether the option decides for the whole party. If people take part in the game, bots leave this choice to them. */
    default boolean isForParty() {
        return false;
    }

    /** Whether the option uses a thing that belongs to the whole party. If people take part in the game, bots never choose this option. */
    default boolean isOfParty() {
        return false;
    }

    /** A plain option. */
    static Option of(String key, String words) {
        return new Plain(key, Sentence.of(words), Sentence.EMPTY);
    }

    /** A plain option whose words have places. */
    static Option of(String key, Sentence words) {
        return new Plain(key, words, Sentence.EMPTY);
    }

    /** A plain option with a note after its words. */
    static Option of(String key, String words, String hint) {
        return new Plain(key, Sentence.of(words), Sentence.of(hint));
    }

    /** A plain option. */
    record Plain(String key, Sentence words, Sentence hint) implements Option {
    }
}
