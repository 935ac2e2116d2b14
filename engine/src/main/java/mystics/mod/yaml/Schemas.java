package mystics.mod.yaml;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import mystics.mod.finding.Finding;
import mystics.mod.source.Digest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The shipped schemas: what may stand in a file of each kind. A kind is the name of the folder the file lies in,
 * {@code mod} for the manifest and {@code lang} for translations. Building a schema is slow, so it is put off until one is asked.
 */
public final class Schemas {
    /** Every kind there is a schema for. */
    public static final List<String> KINDS = List.of("abilities", "cards", "chapters", "encounters", "figures", "heroes", "lang", "marks", "minions", "mod", "tiles", "variants");

    private static final String COMMON = "common";
    private static final String BASE = "mystics:/schema/";
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Map<String, JsonNode> texts = new ConcurrentHashMap<>();
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas((String iri) -> text(kind(iri))));

    /**
     * Everything in a file that its schema does not allow.
     *
     * @param kind one of {@link #KINDS}
     */
    public List<Finding> check(Document document, String kind) {
        Schema schema = schemas.computeIfAbsent(kind, name -> registry.getSchema(SchemaLocation.of(BASE + name + ".json")));
        return schema.validate(document.root()).stream().map(error -> new SchemaWords(document, error, rule(error.getSchemaLocation())).finding()).sorted().distinct().toList();
    }

    /** The schema object in which a keyword stands. */
    private JsonNode rule(SchemaLocation keyword) {
        String pointer = keyword.getFragment().getParent().toString();
        JsonNode schema = texts.computeIfAbsent(kind(keyword.getAbsoluteIri().toString()), kind -> JSON.readTree(text(kind)));
        return schema.at(pointer);
    }

    private static String kind(String iri) {
        return iri.substring(iri.lastIndexOf('/') + 1).replace(".json", "");
    }

    private static String text(String kind) {
        try (InputStream file = Schemas.class.getResourceAsStream("schema/" + kind + ".json")) {
            if (file == null) throw new IllegalArgumentException("no schema for '" + kind + "'");
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Changes whenever a schema changes: what an older one allowed must be looked at again. */
    public static String version() {
        Digest digest = new Digest();
        Stream.concat(KINDS.stream(), Stream.of(COMMON)).forEach(kind -> digest.add(text(kind)));
        return digest.hex();
    }
}
