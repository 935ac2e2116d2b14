package mystics.save;

import com.fasterxml.jackson.annotation.Nulls;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/** Human-readable JSON: a value is written on one line if it fits, and lists of plain values fill their lines. */
final class Json {
    private static final int WIDTH = 120;
    /** The most words, numbers and brackets that a file may hold; each takes up to a hundred bytes of memory. */
    private static final int MOST_TOKENS = 500_000;
    private static final StreamReadConstraints BOUNDS = StreamReadConstraints.builder().maxTokenCount(MOST_TOKENS).build();
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder().streamReadConstraints(BOUNDS).build())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL)).build();

    private Json() {
    }

    static String write(Object value) {
        StringBuilder text = new StringBuilder();
        write(text, MAPPER.valueToTree(value), "");
        return text.append('\n').toString();
    }

    private static void write(StringBuilder text, JsonNode node, String indent) {
        String plain = node.toString();
        if (plain.length() <= WIDTH || !node.isContainer()) {
            text.append(plain);
        } else if (node.isObject()) {
            String start = "{\n";
            for (Map.Entry<String, JsonNode> property : node.properties()) {
                text.append(start).append(indent).append(' ').append(MAPPER.writeValueAsString(property.getKey())).append(": ");
                write(text, property.getValue(), indent + " ");
                start = ",\n";
            }
            text.append('\n').append(indent).append('}');
        } else {
            fill(text, node, indent);
        }
    }

    private static void fill(StringBuilder text, JsonNode list, String indent) {
        text.append('[');
        int from = text.length() - WIDTH;
        for (JsonNode element : list) {
            boolean breaks = element.isContainer() || text.length() - from >= WIDTH;
            text.append(text.charAt(text.length() - 1) == '[' ? "" : ",");
            if (breaks) {
                text.append('\n').append(indent).append(' ');
                from = text.length();
            }
            write(text, element, indent + " ");
        }
        text.append(']');
    }

    /**
     * Whether a text holds more words, numbers and brackets than a file may hold. A short text is not searched: each level of nesting takes
     * a character, so the text cannot be nested too deeply.
     */
    static boolean isTooMuch(String text) {
        if (text.length() <= MOST_TOKENS || !text.startsWith("{")) {
            return false;
        }
        try {
            MAPPER.readTree(text);
            return false;
        } catch (StreamConstraintsException tooMuch) {
            return true;
        }
    }

    /** The error in a text or its content, in words. */
    static String wrong(JacksonException broken) {
        if (broken instanceof UnrecognizedPropertyException unknown) {
            return "it says '" + unknown.getPropertyName() + "', which means nothing here";
        }
        if (broken instanceof StreamConstraintsException) {
            return "it holds more, or is nested deeper, than any game or campaign";
        }
        if (broken instanceof StreamReadException) {
            return "line " + Math.max(1, broken.getLocation().getLineNr()) + " cannot be understood";
        }
        boolean ours = broken.getCause() instanceof IllegalArgumentException;
        return ours ? broken.getCause().getMessage() : "something in it is not what it should be";
    }

    static JsonNode tree(String text) {
        return MAPPER.readTree(text);
    }

    static <T> T read(JsonNode node, Class<T> type) {
        return MAPPER.treeToValue(node, type);
    }
}
