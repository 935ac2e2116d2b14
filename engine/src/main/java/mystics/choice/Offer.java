package mystics.choice;

import java.util.Optional;

/** Some of the options of a question. An option is made only when it is requested, because most options are never read. */
public interface Offer<T extends Option> {
    /** The number of options. */
    int size();

    /** The option at an index, counted from 0. */
    T at(int place);

    /** The option with the given key. */
    Optional<T> find(String key);
}
