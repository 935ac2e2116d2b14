package mystics.mod.load;

import mystics.content.Chapter;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/**
 * An element of a list in a chapter, to be removed.
 *
 * @param list the key of the list, such as {@code surges}
 * @param place the index of the element, from 0
 */
public record Cut(String list, int place) {
    /**
     * The chapter of a document without the element.
     *
     * @throws IllegalArgumentException if there is no such element
     */
    public Chapter made(Document chapter) {
        JsonNode root = chapter.root().deepCopy();
        if (!(root.path(list) instanceof ArrayNode elements) || place < 0 || place >= elements.size()) {
            throw new IllegalArgumentException("The chapter has no element " + place + " in '" + list + "'.");
        }
        elements.remove(place);
        return Entries.chapter(chapter.with(root));
    }
}
