package mystics.choice;

import java.util.Optional;

/**
 * The reason for a question, for people who wonder why they are asked.
 *
 * @param source the piece whose rule asks, as {@code mod:folder/entry}; empty when the rules of the book ask
 * @param happening what is happening then; empty where that goes without saying
 */
public record Occasion(String source, Optional<Sentence> happening) {
    /** The rules of the book ask, as they do again and again. */
    public static final Occasion USUAL = new Occasion("", Optional.empty());
}
