package mystics.play;

import mystics.rules.Rule;

/** A rule of a mod failed; its run was dropped and left nothing half done. */
public final class RuleFailed extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Rule rule;

    RuleFailed(Rule rule, Throwable cause) {
        super("A rule of " + rule.source().words() + " failed: " + rule.place() + ": " + cause, cause);
        this.rule = rule;
    }

    /** The rule that failed. */
    public Rule rule() {
        return rule;
    }
}
