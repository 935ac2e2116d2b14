package mystics.mod.script.mentions;

import mystics.mod.finding.Place;
import mystics.rules.Names;

/**
 * A literal text of a script that names something.
 *
 * @param what the kind of thing it names, stated by the word that receives it
 * @param text  the text
 * @param within for a space, its room if that is certain; otherwise empty
 */
public record Mention(Place place, Names.What what, String text, String within) {
}
