package mystics.mod.yaml;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The nodes of a document as bytes, which can be read much faster than YAML. */
public final class NodeBytes {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private NodeBytes() {}

    /** Nodes as bytes. */
    public static byte[] write(JsonNode node) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            write(node, new DataOutputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Nodes from bytes. */
    public static JsonNode read(byte[] bytes) {
        return new Reading(bytes).node();
    }

    private static void write(JsonNode node, DataOutputStream out) throws IOException {
        switch (node.getNodeType()) {
            case STRING -> {
                out.writeByte('s');
                writeText(node.stringValue(), out);
            }
            case NUMBER -> {
                out.writeByte('i');
                out.writeInt(node.intValue());
            }
            case BOOLEAN -> out.writeByte(node.booleanValue() ? 't' : 'f');
            case ARRAY -> {
                out.writeByte('a');
                out.writeInt(node.size());
                for (JsonNode element : node) write(element, out);
            }
            case OBJECT -> {
                out.writeByte('o');
                out.writeInt(node.size());
                for (Map.Entry<String, JsonNode> member : node.properties()) {
                    writeText(member.getKey(), out);
                    write(member.getValue(), out);
                }
            }
            default -> out.writeByte('n');
        }
    }

    /** Writes a text of any length; Java's {@code writeUTF} allows only 65,535 bytes. */
    private static void writeText(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /**
     * A position in the bytes. At a start, some ten thousand nodes are read before Java compiles this class; to be quick even so, this
     * class calls few others.
     */
    private static final class Reading {
        private final byte[] bytes;
        private int next;

        Reading(byte[] bytes) {
            this.bytes = bytes;
        }

        JsonNode node() {
            byte kind = bytes[next++];
            return switch (kind) {
                case 's' -> NODES.stringNode(text());
                case 'i' -> NODES.numberNode(number());
                case 't', 'f' -> NODES.booleanNode(kind == 't');
                case 'a' -> array();
                case 'o' -> object();
                default -> NODES.nullNode();
            };
        }

        private int number() {
            int at = next;
            next += Integer.BYTES;
            return bytes[at] << 24 | (bytes[at + 1] & 0xFF) << 16 | (bytes[at + 2] & 0xFF) << 8 | bytes[at + 3] & 0xFF;
        }

        private String text() {
            int length = number();
            next += length;
            return new String(bytes, next - length, length, StandardCharsets.UTF_8);
        }

        private JsonNode array() {
            ArrayNode array = NODES.arrayNode();
            for (int left = number(); left > 0; left--) array.add(node());
            return array;
        }

        private JsonNode object() {
            ObjectNode object = NODES.objectNode();
            for (int left = number(); left > 0; left--) {
                String key = text();
                object.set(key, node());
            }
            return object;
        }
    }
}
