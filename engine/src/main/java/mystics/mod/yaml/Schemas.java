package mystics.mod.yaml;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import mystics.mod.finding.Finding;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The schemas of mod files by kind. A kind is the name of the file's folder, {@code mod} for the manifest, or {@code lang} for
 * translations. A schema is built on first use, because building is slow.
 */
public final class Schemas {
    private static final int MANY = 100;
    private static final String LANGUAGES = "lang";
    private static final String BASE = "mystics:/schema/";

    private final Map<String, JsonNode> texts = new ConcurrentHashMap<>();
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
    private final AtomicReference<SchemaRegistry> registry = new AtomicReference<>();

    /**
     * Findings for everything in a file that its schema does not allow. A translation file may be empty.
     *
     * @param kind one of {@link SchemaFiles#KINDS}
     */
    public List<Finding> check(Document document, String kind) {
        if (document.root().isNull() && kind.equals(LANGUAGES)) {
            return List.of();
        }
        Schema schema = schemas.computeIfAbsent(kind, name -> registry().getSchema(SchemaLocation.of(BASE + name + ".json")));
        List<SchemaWords> errors = schema.validate(document.root()).stream()
                .map(error -> new SchemaWords(document, error, rule(error.getSchemaLocation()))).toList();
        List<Finding> findings = errors.stream().filter(error -> errors.size() > MANY || !error.follows(errors)).map(SchemaWords::finding)
                .sorted().distinct().toList();
        return findings.size() <= MANY ? findings : Stream.concat(findings.stream().limit(MANY), Stream.of(theRest(findings))).toList();
    }

    /** A finding that stands for all further mistakes, because nobody reads so many about one file. */
    private static Finding theRest(List<Finding> findings) {
        return Finding
                .error("and-more", findings.get(MANY).place(),
                        "from here on there are " + (findings.size() - MANY) + " more mistakes in this file")
                .fix("Correct those above first.");
    }

    private SchemaRegistry registry() {
        return registry.updateAndGet(known -> known != null ? known : SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12,
                builder -> builder.schemas((String iri) -> SchemaFiles.text(kind(iri)))));
    }

    /** The schema object that contains a keyword. */
    private JsonNode rule(SchemaLocation keyword) {
        String pointer = keyword.getFragment().getParent().toString();
        JsonNode schema = texts.computeIfAbsent(kind(keyword.getAbsoluteIri().toString()),
                kind -> JsonMapper.shared().readTree(SchemaFiles.text(kind)));
        return schema.at(pointer);
    }

    private static String kind(String iri) {
        return iri.substring(iri.lastIndexOf('/') + 1).replace(".json", "");
    }
}
