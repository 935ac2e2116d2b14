package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import mystics.content.Chapter;
import mystics.mod.finding.Nearest;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A number of a chapter that is tried with several values.
 *
 * @param path the path of the number in the file of the chapter, such as {@code end-page} or {@code
 *    encounters/standard}
 * @param values the numbers to try
 */
public record Knob(String path, List<Integer> values) {
    private static final Pattern FORM = Pattern.compile("([^=]+)=(\\d{1,4}(?:,\\d{1,4})*)");

    public Knob {
        values = List.copyOf(values);
    }

    /**
     * A knob from its text on the command line: {@code path=1,2,3}.
     *
     * @throws IllegalArgumentException if the text does not have this form
     */
    public static Knob of(String text) {
        var parts = FORM.matcher(text.strip());
        if (!parts.matches()) {
            throw new IllegalArgumentException("A knob is written as path=numbers, such as end-page=5,6,7, not '" + text + "'.");
        }
        return new Knob(parts.group(1).strip(), List.of(parts.group(2).split(",")).stream().map(Integer::valueOf).toList());
    }

    /**
     * The chapter of a document, in which this knob has one of its values.
     *
     * @throws IllegalArgumentException if there is no number at this path
     * @throws mystics.mod.finding.BrokenMod if the chapter does not allow the value
     */
    public Chapter turned(Document chapter, int value) {
        JsonNode root = chapter.root().deepCopy();
        JsonNode at = root;
        String[] steps = path.split("/");
        for (int step = 0; step < steps.length - 1; step++) {
            at = inside(at, steps[step]);
        }
        String last = steps[steps.length - 1];
        if (!inside(at, last).isNumber()) {
            throw new IllegalArgumentException("'" + path + "' is no number of the chapter.");
        }
        JsonNode number = JsonNodeFactory.instance.numberNode(value);
        if (at instanceof ObjectNode object) {
            object.set(last, number);
        } else {
            ((ArrayNode) at).set(Integer.parseInt(last), number);
        }
        return Entries.chapter(chapter.with(root));
    }

    private JsonNode inside(JsonNode at, String step) {
        JsonNode found = at.isArray() && step.matches("\\d{1,4}") ? at.path(Integer.parseInt(step)) : at.path(step);
        if (found.isMissingNode()) {
            List<String> known = new ArrayList<>(at.propertyNames());
            IntStream.range(0, at.isArray() ? at.size() : 0).forEach(place -> known.add(String.valueOf(place)));
            String advice = Nearest.advice(step, known);
            throw new IllegalArgumentException((path.equals(step) ? "The chapter has no '" + path + "'."
                    : "The chapter has no '" + path + "': '" + step + "' is not there.") + " "
                    + (advice.isEmpty() ? "It has " + String.join(", ", known) + "." : advice));
        }
        return found;
    }
}
