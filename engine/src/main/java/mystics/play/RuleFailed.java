package mystics.play;

import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.choice.Worded;
import mystics.rules.Rule;

/** A rule of a mod failed; its run was dropped and left nothing half done. */
public final class RuleFailed extends RuntimeException implements Worded {
    private static final long serialVersionUID = 1;
    private final transient Rule rule;

    RuleFailed(Rule rule, Throwable cause) {
        super(words(rule, cause).toString(), cause);
        this.rule = rule;
    }

    @Override
    public Sentence words() {
        return words(rule, getCause());
    }

    private static Sentence words(Rule rule, Throwable cause) {
        return Sentence.of("A rule of {source} failed: {why}", "source", rule.source().words(), "why", story(rule, cause));
    }

    /** The rule that failed. */
    public Rule rule() {
        return rule;
    }

    /**
     * The place of the failure, with the line if known, and the reason: {@code my-mod/cards/hat.groovy:3: it took more
     * than 200000 steps}.
     */
    public String story() {
        return story(rule, getCause());
    }

    private static String story(Rule rule, Throwable cause) {
        String file = rule.place().substring(rule.place().indexOf('/') + 1);
        String line = Stream.of(cause.getStackTrace()).filter(frame -> file.equals(frame.getFileName()) && frame.getLineNumber() > 0)
                .findFirst().map(frame -> ":" + frame.getLineNumber()).orElse("");
        return rule.place() + line + ": " + FailureWords.of(cause);
    }
}
