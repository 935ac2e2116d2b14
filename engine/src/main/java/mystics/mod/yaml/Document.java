package mystics.mod.yaml;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.source.Utf8;
import tools.jackson.databind.JsonNode;

/**
 * One YAML file of a mod: its content as plain nodes, and where each of them stands. Nodes are named by JSON pointers
 * ({@code /powers/0/text}; the whole content is the empty pointer). Places are worked out when somebody first asks.
 */
public final class Document {
    private final Place file;
    private final Supplier<byte[]> text;
    private final JsonNode root;
    private final AtomicReference<Places> places = new AtomicReference<>();

    Document(Place file, Supplier<byte[]> text, JsonNode root) {
        this.file = file;
        this.text = text;
        this.root = root;
    }

    /** A document whose nodes are known; its bytes are asked for when somebody wants to know a place. */
    public static Document known(String mod, String path, Supplier<byte[]> bytes, JsonNode root) {
        return new Document(Place.of(mod, path), bytes, root);
    }

    /** Id of the mod it belongs to. */
    public String mod() {
        return file.mod();
    }

    /** Path inside the mod. */
    public String path() {
        return file.file();
    }

    /** The folder it lies in, which says what kind of thing it describes; empty at the top of the mod. */
    public String folder() {
        return path().substring(0, Math.max(0, path().lastIndexOf('/')));
    }

    /** The file's name without its ending, which is the id of the thing it describes. */
    public String id() {
        return path().substring(path().lastIndexOf('/') + 1).replaceFirst("\\.yaml$", "");
    }

    /** The content. */
    public JsonNode root() {
        return root;
    }

    /** Where a value begins; for a pointer to nothing, the place of the nearest thing around it. */
    public Place valueAt(String pointer) {
        return places().value(file, pointer);
    }

    /** Where the key of a value begins; for an element of a list, where the value begins. */
    public Place keyAt(String pointer) {
        return places().key(file, pointer);
    }

    /** A mistake in a value of this file. */
    public Finding error(String code, String pointer, String message) {
        return Finding.error(code, valueAt(pointer), message);
    }

    private Places places() {
        return places.updateAndGet(known -> known == null ? Places.of(Utf8.decode(file, text.get())) : known);
    }
}
