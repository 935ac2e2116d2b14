package mystics.mod.script.mentions;

import mystics.mod.finding.Place;
import mystics.rules.Names;

/**
 * A literal text of a script that names something.
 *
 * @param what  what it names, as the word says to which it is handed
 * @param text  the text
 * @param within for a space, the room it is asked of if that is plain to see; else empty
 */
public record Mention(Place place, Names.What what, String text, String within) {
}
