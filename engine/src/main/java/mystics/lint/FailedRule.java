package mystics.lint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/** Turns the failure of a rule during a game into a finding at the rule's line. */
final class FailedRule {
    /** The code of all findings about failed rules. */
    static final String CODE = "rule-fails";
    /** The beginning of every message about a failed rule. */
    static final String BEGINS = "A rule of ";
    private static final Pattern STORY = Pattern.compile("(?s)" + BEGINS + ".*? failed: (.+?)/([^:]+?)(?::(\\d+))?: (.*)");

    private FailedRule() {
    }

    /** The finding, if the message is about a rule of this mod. */
    static Optional<Finding> in(String mod, String message) {
        Matcher story = STORY.matcher(message);
        if (!story.matches() || !story.group(1).equals(mod)) return Optional.empty();
        int line = story.group(3) == null ? 1 : Integer.parseInt(story.group(3));
        return Optional
                .of(Finding.error(CODE, new Place(mod, story.group(2), line, 1), "the rule fails during play: " + story.group(4))
                        .because("the game would switch this mod off").fix("Correct the rule at this line."));
    }
}
