package mystics.rules;

/**
 * Why something is not possible.
 *
 * @param what what was wanted, such as {@code Search}; empty while it is not known
 * @param why the condition that failed
 * @param rule the rule id, or {@code mod:entry} of the content that forbids it
 * @param remedy what would make it legal
 */
public record Refusal(String what, String why, String rule, String remedy) {
    /** No refusal: it is legal. */
    public static final Refusal NONE = new Refusal("", "", "", "");

    /** A refusal of something still to be named. */
    public static Refusal because(String why, String rule, String remedy) {
        return new Refusal("", why, rule, remedy);
    }

    /** The same refusal, of a named thing. */
    public Refusal of(String name) {
        return this == NONE ? this : new Refusal(name, why, rule, remedy);
    }

    /** Whether this is a refusal at all. */
    public boolean refused() {
        return this != NONE;
    }

    @Override
    public String toString() {
        return (what.isEmpty() ? "" : what + ": ") + why + " (" + rule + ")" + (remedy.isEmpty() ? "" : ". " + remedy);
    }
}
