package mystics.mod.script.mentions;

import mystics.mod.finding.Place;
import mystics.rules.Names;

/**
 * A literal text of a script that names something.
 *
 * @param what the kind of thing that the text names, as declared by the word that receives the text
 * @param text  the text
 * @param within the room of a named space, if that room is certain; otherwise empty
 */
public record Mention(Place place, Names.What what, String text, String within) {
}
