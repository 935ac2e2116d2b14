package mystics.mod.schema;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import mystics.mod.yaml.NamedKinds;
import mystics.mod.yaml.SchemaFiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Schemas that list the known ids as choices, as a text editor offers them. Other ids stay allowed, because another mod
 * may contain the entry.
 */
public final class SchemaChoices {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String COMMON = "common.json";
    private static final String IDS = "ids.json";
    private static final String REFERENCE = "$ref";
    private static final String PARTS = "$defs";
    private static final String MEMBERS = "properties";
    private static final String ELEMENTS = "items";
    private static final String KEYS = "propertyNames";
    private static final String VALUES = "additionalProperties";
    private static final String HELP = "description";
    private final EntryIds known;
    private final Map<String, JsonNode> schemas;

    private SchemaChoices(EntryIds known) {
        this.known = known;
        this.schemas = SchemaFiles.all().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, file -> JSON.readTree(file.getValue())));
    }

    /** The schemas by file name, and a file with the ids to which they refer. */
    public static SortedMap<String, String> of(EntryIds known) {
        SchemaChoices choices = new SchemaChoices(known);
        SortedMap<String, String> files = new TreeMap<>();
        choices.schemas.keySet().forEach(file -> files.put(file, file.equals(COMMON) ? SchemaFiles.text("common") : choices.text(file)));
        files.put(IDS, choices.ids());
        return files;
    }

    private String ids() {
        ObjectNode parts = JSON.createObjectNode();
        known.byKind().forEach((kind, ids) -> {
            ArrayNode list = parts.putObject(name(kind)).putArray("enum");
            ids.forEach(list::add);
        });
        ObjectNode file = JSON.createObjectNode();
        file.put("$schema", schemas.get(COMMON).path("$schema").stringValue());
        file.set(PARTS, parts);
        return pretty(file);
    }

    private static String name(String kind) {
        return kind.equals(NamedKinds.ENTRIES) ? "entries" : kind;
    }

    private static String pretty(JsonNode node) {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(node) + "\n";
    }

    private String text(String file) {
        String kind = file.replace(".json", "");
        ObjectNode whole = (ObjectNode) within(schemas.get(file), file, kind);
        if (whole.get(PARTS) instanceof ObjectNode parts) {
            ObjectNode changed = JSON.createObjectNode();
            parts.properties().forEach(part -> changed.set(part.getKey(),
                    grouped(part.getValue()) ? within(part.getValue(), file, part.getKey()) : part.getValue()));
            whole.set(PARTS, changed);
        }
        return pretty(whole);
    }

    private static boolean grouped(JsonNode part) {
        return part.has(MEMBERS) || part.path(ELEMENTS).has(MEMBERS);
    }

    /**
     * A part of a schema with its choices.
     *
     * @param place the place of the part, as {@link NamedKinds} names it
     */
    private JsonNode choosing(JsonNode part, String file, String place) {
        String reference = part.path(REFERENCE).asString("");
        if (reference.isEmpty()) return plain(part, file, place);
        boolean common = reference.startsWith(COMMON) || file.equals(COMMON);
        JsonNode target = schemas.get(common ? COMMON : file).at(reference.substring(reference.indexOf('#') + 1));
        if (grouped(target) && !common) return part;
        if (reference.endsWith("/entry")) return offered(part, List.of(NamedKinds.ENTRIES));
        if (reference.endsWith("/id")) return offered(part, NamedKinds.at(place));
        JsonNode whole = common ? fromCommon(target) : target;
        JsonNode chosen = choosing(whole, common ? COMMON : file, place);
        if (chosen.equals(whole)) return part;
        ObjectNode both = (ObjectNode) chosen.deepCopy();
        part.properties().stream().filter(member -> !member.getKey().equals(REFERENCE))
                .forEach(member -> both.set(member.getKey(), member.getValue()));
        return both;
    }

    /** A shared part, as other files refer to it. */
    private static JsonNode fromCommon(JsonNode part) {
        return JSON.readTree(part.toString().replace("\"" + REFERENCE + "\":\"#", "\"" + REFERENCE + "\":\"" + COMMON + "#"));
    }

    private JsonNode plain(JsonNode part, String file, String place) {
        JsonNode inner = within(part, file, place);
        List<String> types = part.path("type").isArray() ? part.path("type").valueStream().map(JsonNode::stringValue).toList()
                : List.of(part.path("type").asString(""));
        String form = part.path("pattern").asString(".*");
        boolean named = types.contains("string") && known.of(NamedKinds.at(place)).stream().anyMatch(id -> id.matches(form));
        return named ? offered(inner, NamedKinds.at(place)) : inner;
    }

    /** A copy of a part whose members, elements, keys and values have their choices. */
    private JsonNode within(JsonNode part, String file, String place) {
        if (!(part instanceof ObjectNode)) return part;
        ObjectNode changed = (ObjectNode) part.deepCopy();
        for (String inner : part.has(MEMBERS) ? List.of(VALUES) : List.of(ELEMENTS, VALUES, "then", "else")) {
            if (part.get(inner) instanceof ObjectNode value) changed.set(inner, choosing(value, file, place));
        }
        if (part.get(KEYS) instanceof ObjectNode keys && keys.path(REFERENCE).asString("").endsWith("/id")) {
            ObjectNode members = JSON.createObjectNode();
            known.of(NamedKinds.at(place)).forEach(id -> members.set(id, changed.path(VALUES)));
            if (!members.isEmpty()) changed.set(MEMBERS, members);
        }
        if (part.get(MEMBERS) instanceof ObjectNode members) {
            ObjectNode chosen = JSON.createObjectNode();
            members.properties().forEach(member -> chosen.set(member.getKey(), choosing(member.getValue(), file,
                    place + "/" + member.getKey())));
            changed.set(MEMBERS, chosen);
        }
        return changed;
    }

    /** A schema that offers the ids of the given kinds, and allows any other value that the part allows. */
    private JsonNode offered(JsonNode part, List<String> kinds) {
        List<String> there = kinds.stream().filter(known.byKind()::containsKey).toList();
        if (there.isEmpty()) return part;
        ObjectNode either = JSON.createObjectNode();
        if (part.has(HELP)) either.set(HELP, part.path(HELP));
        ArrayNode ways = either.putArray("anyOf");
        there.forEach(kind -> ways.addObject().put(REFERENCE, IDS + "#/" + PARTS + "/" + name(kind)));
        ways.add(part);
        return either;
    }
}
