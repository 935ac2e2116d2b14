package mystics.mod.yaml;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.source.Digest;

/** The schema files that come with the program. */
public final class SchemaFiles {
    /** The kinds that have a schema. */
    public static final List<String> KINDS = List.of("abilities", "amendments", "cards", "chapters", "difficulties", "encounters",
            "figures", "heroes", "hints", "lang", "looks", "marks", "minions", "mod", "persons", "scenarios", "sounds", "tiles",
            "titles", "variants");

    private static final String COMMON = "common";

    private SchemaFiles() {}

    /** All schemas and their shared parts, by file name. */
    public static SortedMap<String, String> all() {
        SortedMap<String, String> all = new TreeMap<>(Map.of(COMMON + ".json", text(COMMON)));
        KINDS.forEach(kind -> all.put(kind + ".json", text(kind)));
        return all;
    }

    /**
     * The text of a schema.
     *
     * @param kind one of {@link #KINDS}, or {@code common} for the shared parts
     */
    public static String text(String kind) {
        try (InputStream file = SchemaFiles.class.getResourceAsStream("schema/" + kind + ".json")) {
            if (file == null) throw new IllegalArgumentException("no schema for '" + kind + "'");
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A version that changes whenever a schema changes, because files accepted by an older schema must be checked again. */
    public static String version() {
        Digest digest = new Digest().add(text(COMMON));
        KINDS.forEach(kind -> digest.add(text(kind)));
        return digest.hex();
    }
}
