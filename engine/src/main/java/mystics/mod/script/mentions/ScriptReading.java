package mystics.mod.script.mentions;

import java.util.List;
import mystics.mod.finding.Finding;

/**
 * The result of reading a script for a check.
 *
 * @param mentions the literal texts in the script that name something, in order of their places
 * @param doubts   the parts of the script that have no effect
 */
public record ScriptReading(List<Mention> mentions, List<Finding> doubts) {
}
