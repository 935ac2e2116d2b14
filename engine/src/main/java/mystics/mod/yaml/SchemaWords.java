package mystics.mod.yaml;

import com.networknt.schema.Error;
import java.util.List;
import java.util.stream.Collectors;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.finding.Place;
import tools.jackson.databind.JsonNode;

/**
 * Explains an error of the schema validator to a mod's author. The reason is the description beside the broken rule in the schema.
 *
 * @param rule the schema object that holds the broken keyword
 */
record SchemaWords(Document document, Error error, JsonNode rule) {

    Finding finding() {
        return switch (error.getKeyword()) {
            case "additionalProperties" -> unknownKey();
            case "required" -> missing();
            case "dependentRequired" ->
                at("missing-key", document.valueAt(here()), "'" + argument(0) + "' is missing beside '" + argument(1) + "'");
            case "propertyNames" ->
                at("key-form", document.keyAt(here() + Document.step(error.getProperty())), "'" + error.getProperty() + "' is not an id")
                        .fix("Write it as an id: small letters and digits, words joined by hyphens.");
            case "enum", "const" -> choice();
            case "type" -> wrong("must be " + types() + ", but " + found());
            case "minimum" -> wrong("must be at least " + argument(0) + ", but is " + value());
            case "maximum" -> wrong("must be at most " + argument(0) + ", but is " + value());
            case "minLength" -> wrong("must not be empty");
            case "maxLength" -> wrong("is longer than " + argument(0) + " characters");
            case "minItems" -> wrong("must have at least " + argument(0) + elements());
            case "maxItems" -> wrong("must have at most " + argument(0) + elements());
            case "minProperties" -> wrong("must not be empty");
            case "uniqueItems" -> wrong("contains an element twice");
            case "pattern" -> wrong("cannot be '" + value() + "'");
            default -> wrong(error.getMessage());
        };
    }

    private Finding missing() {
        String where = here().isEmpty() ? "" : " in '" + name() + "'";
        Finding finding = at("missing-key", document.keyAt(here() + Document.step(error.getProperty())),
                "'" + error.getProperty() + "' is missing" + where);
        return rule.has("title") ? finding.because(rule.get("title").asString() + " needs it") : finding;
    }

    /** Whether this error reports a missing key that another of the errors reports as misspelt. */
    boolean follows(List<SchemaWords> all) {
        String key = error.getKeyword().equals("dependentRequired") ? argument(0)
                : error.getKeyword().equals("required") ? error.getProperty() : "";
        return !key.isEmpty()
                && all.stream().anyMatch(other -> other.here().equals(here()) && other.error.getKeyword().equals("additionalProperties")
                        && Nearest.to(other.error.getProperty(), other.known()).filter(key::equals).isPresent());
    }

    private List<String> known() {
        return List.copyOf(rule.path("properties").propertyNames());
    }

    private String types() {
        JsonNode type = rule.path("type");
        return type.isArray() ? type.valueStream().map(one -> type(one.asString())).collect(Collectors.joining(" or "))
                : type(type.asString(""));
    }

    private Finding unknownKey() {
        String key = error.getProperty();
        return Finding.error("unknown-key", document.keyAt(here() + Document.step(key)), "'" + key + "' is not a key of " + owner())
                .fix(Nearest.advice(key, known()));
    }

    private Finding choice() {
        List<String> allowed = rule.has("const") ? List.of(rule.get("const").asString())
                : rule.get("enum").valueStream().map(JsonNode::asString).toList();
        String shown = allowed.stream().collect(Collectors.joining(", "));
        return wrong("must be " + (allowed.size() > 1 ? "one of " : "") + shown + ", but " + found())
                .fix(Nearest.to(value(), allowed).map(near -> "Did you mean '" + near + "'?").orElse(""));
    }

    private Finding wrong(String complaint) {
        return at("wrong-value", document.valueAt(here()), (here().isEmpty() ? "the file " : "'" + name() + "' ") + complaint);
    }

    private Finding at(String code, Place place, String message) {
        return Finding.error(code, place, message).because(rule.path("description").asString(""));
    }

    private String here() {
        return error.getInstanceLocation().toString();
    }

    /** The innermost key around the value: {@code shape} for {@code /spaces/0/shape/3}. */
    private String name() {
        String[] steps = here().split("/");
        for (int i = steps.length - 1; i > 0; i--) {
            if (!steps[i].matches("[0-9]+")) return steps[i].replace("~1", "/").replace("~0", "~");
        }
        return "";
    }

    private String owner() {
        return here().isEmpty() ? rule.path("title").asString("this file") : "'" + name() + "'";
    }

    private String argument(int index) {
        return String.valueOf(error.getArguments()[index]);
    }

    private String value() {
        return error.getInstanceNode().asString("");
    }

    private String elements() {
        return (argument(0).equals("1") ? " element" : " elements") + ", but has " + error.getInstanceNode().size();
    }

    private String found() {
        JsonNode node = error.getInstanceNode();
        return switch (node.getNodeType()) {
            case NULL, MISSING -> "has no value";
            case STRING -> "is the text '" + shortened(node.stringValue()) + "'";
            case ARRAY -> "is a list";
            case OBJECT -> "has keys of its own";
            default -> "is " + node.asString("");
        };
    }

    private static String shortened(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() > 40 ? line.substring(0, 40) + "..." : line;
    }

    private static String type(String name) {
        return switch (name) {
            case "integer" -> "a whole number";
            case "string" -> "a text";
            case "boolean" -> "true or false";
            case "array" -> "a list";
            case "object" -> "a set of keys";
            default -> name;
        };
    }
}
