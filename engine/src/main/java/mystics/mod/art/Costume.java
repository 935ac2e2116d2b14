package mystics.mod.art;

import java.util.List;
import java.util.Optional;
import org.w3c.dom.Element;

/**
 * The clothes of a hero for one stance.
 *
 * @param coat the colour of the coat; empty if a mouse keeps the coat that the scene gives it
 * @param fur the colour of the fur; empty if a mouse keeps the fur that the scene gives it
 * @param hand the shapes of the things in the hero's paws
 * @param worn the shapes of the clothes
 */
record Costume(Optional<String> coat, Optional<String> fur, List<Element> hand, List<Element> worn) {
}
