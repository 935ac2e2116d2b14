package mystics.choice;

/** Something that can be chosen. */
public interface Option extends Worded {
    /** Its stable key among the options of one question; saves name it by this. */
    String key();

    /** The words of the option, made when somebody reads them. */
    @Override
    Sentence words();

    /** A note after the words, such as a cost; empty if there is none. */
    default Sentence hint() {
        return Sentence.EMPTY;
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
    static Option of(String key, String words) {
        return new Plain(key, Sentence.of(words), Sentence.EMPTY);
    }

    /** A plain option whose words have places. */
    static Option of(String key, Sentence words) {
        return new Plain(key, words, Sentence.EMPTY);
    }

    /** A plain option with something to be known about it. */
    static Option of(String key, String words, String hint) {
        return new Plain(key, Sentence.of(words), Sentence.of(hint));
    }

    /** A plain option: a key, its words and the note after them. */
    record Plain(String key, Sentence words, Sentence hint) implements Option {
    }
}
