package mystics.lint;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/**
 * Finds a text in its file by the path in a translation key. A path names a list element by its id, a voice by its speaker, and any other
 * element by its number from 1.
 */
final class TextPath {
    private static final List<String> NAMING = List.of("id", "who");

    private TextPath() {
    }

    /** The JSON pointer for a path, as far as the path can be followed. */
    static String pointer(JsonNode root, String way) {
        StringBuilder pointer = new StringBuilder();
        JsonNode at = root;
        for (String step : way.split("/")) {
            Optional<String> next = at.isArray() ? element(at, step) : Optional.of(step).filter(at::has);
            if (next.isEmpty()) return pointer.toString();
            pointer.append(Document.step(next.get()));
            at = root.at(pointer.toString());
        }
        return pointer.toString();
    }

    private static Optional<String> element(JsonNode list, String step) {
        return IntStream.range(0, list.size()).filter(
                i -> step.equals(String.valueOf(i + 1)) || NAMING.stream().anyMatch(key -> list.get(i).path(key).asString("").equals(step)))
                .mapToObj(String::valueOf).findFirst();
    }
}
