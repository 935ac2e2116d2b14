package mystics.phase;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;

/**
 * A custom: a few words that control a rule of the content and that variants and other mods may change. The content asks for the custom by
 * a name, such as {@code raft:carries}, and gives the usual words; {@code change} rules add or remove words.
 */
public final class Custom extends Moment implements Inquiry {
    /** The name of the custom: the entry that asks, a colon, and a word of that entry. */
    public final String name;
    private final List<String> words;

    public Custom(String name, List<String> usual) {
        this.name = name;
        this.words = new ArrayList<>(usual);
    }

    /** Whether the custom has this name. */
    public boolean is(String wanted) {
        return name.equals(wanted);
    }

    /** Adds a word. */
    public void add(String word) {
        Handed.over(word);
        if (!words.contains(word)) {
            words.add(word);
        }
    }

    /** Removes a word. */
    public void drop(String word) {
        Handed.over(word);
        words.remove(word);
    }

    /** The current words. */
    public List<String> getWords() {
        return List.copyOf(words);
    }
}
