package mystics.mod.yaml;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The nodes of a document as bytes, which are read much more quickly than the YAML they came from. */
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

    /** The nodes that were written. */
    public static JsonNode read(byte[] bytes) {
        try {
            return read(new DataInputStream(new ByteArrayInputStream(bytes)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

    private static JsonNode read(DataInputStream in) throws IOException {
        byte kind = in.readByte();
        return switch (kind) {
            case 's' -> NODES.stringNode(readText(in));
            case 'i' -> NODES.numberNode(in.readInt());
            case 't', 'f' -> NODES.booleanNode(kind == 't');
            case 'a' -> array(in);
            case 'o' -> object(in);
            default -> NODES.nullNode();
        };
    }

    /** Texts of any length, which {@code writeUTF} does not take. */
    private static void writeText(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String readText(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }

    private static JsonNode array(DataInputStream in) throws IOException {
        ArrayNode array = NODES.arrayNode();
        for (int left = in.readInt(); left > 0; left--) array.add(read(in));
        return array;
    }

    private static JsonNode object(DataInputStream in) throws IOException {
        ObjectNode object = NODES.objectNode();
        for (int left = in.readInt(); left > 0; left--) {
            String key = readText(in);
            object.set(key, read(in));
        }
        return object;
    }
}
