package mystics.mod.yaml;

import com.google.common.base.Suppliers;
import java.util.function.Supplier;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import tools.jackson.databind.JsonNode;

/**
 * One YAML file of a mod: its content as plain nodes, and the place of each node. JSON pointers name the nodes, such as {@code
 * /powers/0/text}; the empty pointer names the whole content. Places are computed on first use.
 */
public final class Document {
    private static final String ENDING = ".yaml";

    private final Place file;
    private final Whereabouts places;
    private final Supplier<JsonNode> root;

    private Document(Place file, Whereabouts places, Supplier<JsonNode> root) {
        this.file = file;
        this.places = places;
        this.root = root;
    }

    /** A document whose nodes are already known. The bytes of the file are read when a place is requested. */
    static Document known(String mod, String path, Supplier<byte[]> bytes, JsonNode root) {
        Place file = Place.of(mod, path);
        return new Document(file, new FilePlaces(file, bytes), () -> root);
    }

    /** A document whose nodes were kept as bytes. The nodes are decoded on first use. */
    public static Document kept(String mod, String path, Supplier<byte[]> bytes, byte[] nodes) {
        Place file = Place.of(mod, path);
        return new Document(file, new FilePlaces(file, bytes), Suppliers.memoize(() -> NodeBytes.read(nodes)));
    }

    /** This document with other content and other places. */
    public Document with(JsonNode other, Whereabouts elsewhere) {
        return new Document(file, elsewhere, () -> other);
    }

    /** This document with other content at the same places. */
    public Document with(JsonNode other) {
        return new Document(file, places, () -> other);
    }

    /** The id of the mod that contains the file. */
    public String mod() {
        return file.mod();
    }

    /** The path inside the mod. */
    public String path() {
        return file.file();
    }

    /** The name of the first folder, which gives the kind of entry; empty at the top of the mod. */
    public String folder() {
        return path().substring(0, Math.max(0, path().indexOf('/')));
    }

    /** The file name without ending, which is the id of the entry. */
    public String id() {
        String name = path().substring(path().lastIndexOf('/') + 1);
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }

    /** The content. */
    public JsonNode root() {
        return root.get();
    }

    /** One step of a pointer, escaped according to RFC 6901. */
    public static String step(String key) {
        boolean plain = key.indexOf('~') < 0 && key.indexOf('/') < 0;
        return "/" + (plain ? key : key.replace("~", "~0").replace("/", "~1"));
    }

    /** The place where a value begins. For a missing value, the place of the nearest container. */
    public Place valueAt(String pointer) {
        return places.value(pointer);
    }

    /** The place where the key of a value begins. For a list element, the place where the value begins. */
    public Place keyAt(String pointer) {
        return places.key(pointer);
    }

    /** An error about a value of this file. */
    public Finding error(String code, String pointer, String message) {
        return Finding.error(code, valueAt(pointer), message);
    }
}
