package mystics.choice;

import java.util.Optional;

/** Some of the options of a question. Each is made when somebody asks for it, for most of them nobody ever reads. */
public interface Offer<T extends Option> {
    /** How many options. */
    int size();

    /** One of them, by its place from 0. */
    T at(int place);

    /** The one that a key names. */
    Optional<T> find(String key);
}
