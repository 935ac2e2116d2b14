package mystics.rules;

import mystics.choice.Sentence;
import mystics.choice.Wording;

/**
 * The reason why something is not possible.
 *
 * @param what the thing that is not possible, such as {@code Search}; empty if it is not known yet
 * @param why the condition that failed
 * @param rule the rule id, or {@code mod:entry} of the content that forbids the thing
 * @param remedy what would have to change to make the thing possible; empty if nothing would help
 */
public record Refusal(Sentence what, Sentence why, String rule, Sentence remedy) {
    /** No refusal: the deed is legal. */
    public static final Refusal NONE = new Refusal(Sentence.EMPTY, Sentence.EMPTY, "", Sentence.EMPTY);

    /** A refusal whose subject will be named later. */
    public static Refusal because(Sentence why, String rule, Sentence remedy) {
        return new Refusal(Sentence.EMPTY, why, rule, remedy);
    }

    /** A refusal in sentences without places. */
    public static Refusal because(String why, String rule, String remedy) {
        return because(Sentence.of(why), rule, Sentence.of(remedy));
    }

    /** The same refusal with the name of the refused thing. */
    public Refusal of(Sentence name) {
        return this == NONE ? this : new Refusal(name, why, rule, remedy);
    }

    /** Whether this is a real refusal, not {@link #NONE}. */
    public boolean refused() {
        return this != NONE;
    }

    /** The same refusal in a language. */
    public Refusal in(Wording language) {
        return refused() ? new Refusal(what.in(language), why.in(language), rule, remedy.in(language)) : this;
    }

    /** The same refusal with its words fixed, so that it can be shown after the run. */
    public Refusal fixed() {
        return refused() ? new Refusal(what.fixed(), why.fixed(), rule, remedy.fixed()) : this;
    }

    /** The reason and, if there is one, the remedy, each as a sentence with its full stop. */
    public String explained() {
        return why + "." + (remedy.isEmpty() ? "" : " " + remedy + ".");
    }

    @Override
    public String toString() {
        return (what.isEmpty() ? "" : what + ": ") + why + " (" + rule + ")" + (remedy.isEmpty() ? "" : ". " + remedy);
    }
}
