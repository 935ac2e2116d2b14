package mystics.choice;

import java.util.Optional;

/**
 * The reason for a question, to tell people why they are asked.
 *
 * @param source the piece whose rule asks, as {@code mod:folder/entry}; empty when the rules of the book ask
 * @param happening what is happening at that moment; empty if no explanation is needed
 */
public record Occasion(String source, Optional<Sentence> happening) {
    /** A question asked by the rules of the book; it needs no explanation, because it comes up again and again. */
    public static final Occasion USUAL = new Occasion("", Optional.empty());
}
