package mystics.rules;

import mystics.choice.Sentence;
import mystics.content.Need;

/** The requirement of a card (FREE-4) in words. */
public final class Requirement {
    private Requirement() {
    }

    /** The words of a requirement; empty if there is none. */
    public static Sentence of(Need need) {
        if (!need.hero().isEmpty()) {
            return Sentence.of("only {hero}", "hero", need.words().substring("only ".length()));
        }
        if (!need.value().isEmpty()) {
            return Sentence.of("{value} {n} or more", "value", need.value(), "n", need.least());
        }
        return need.classes().stream().map(Requirement::one)
                .reduce((one, other) -> Sentence.of("{one} or {other}", "one", one, "other", other))
                .orElse(Sentence.EMPTY);
    }

    /** A member of a class, with its article. */
    private static Sentence one(String kind) {
        return Sentence.of(("aeiou".indexOf(kind.charAt(0)) < 0 ? "a " : "an ") + kind);
    }
}
