package mystics.editor.form;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import mystics.mod.yaml.NamedKinds;
import mystics.mod.yaml.SchemaFiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads the schema of a kind of file as fields. Some parts contain themselves, so a reference is followed only when its field is opened.
 */
final class SchemaReading {
    private static final int ONE_LINE = 300;
    private static final int MANY = 1000;
    private static final Pattern ANY = Pattern.compile("(?s).*");
    private static final Map<String, JsonNode> ALL = SchemaFiles.all().entrySet().stream()
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, file -> JsonMapper.shared().readTree(file.getValue())));
    private final String file;
    private final JsonNode root;

    SchemaReading(String kind) {
        file = kind;
        root = ALL.get(kind + ".json");
    }

    String title() {
        return root.path("title").asString("");
    }

    FieldKind content() {
        return new Part(file, root).kind(file);
    }

    /** A part of a schema, and the file in which it stands. */
    private record Part(String file, JsonNode schema) {

        /** The part to which this part refers, or this part itself if it refers to no other part. */
        Part target() {
            String to = schema.path("$ref").asString("");
            if (to.isEmpty()) {
                return this;
            }
            String other = to.substring(0, to.indexOf('#')).replace(".json", "");
            SchemaReading reading = new SchemaReading(other.isEmpty() ? file : other);
            return new Part(reading.file, reading.root.at(to.substring(to.indexOf('#') + 1))).target();
        }

        /** The name of the shared schema part to which this part refers; empty if this part refers to no other part. */
        private String refersTo() {
            String to = schema.path("$ref").asString("");
            return to.substring(to.lastIndexOf('/') + 1);
        }

        private Part at(String key) {
            return new Part(file, schema.path(key));
        }

        /**
         * The place that an id has in {@link NamedKinds}. If this part refers to a named part with properties, the place is the name of
         * that part.
         */
        private String place(String before) {
            JsonNode target = target().schema;
            boolean shared = schema.path("$ref").asString("").startsWith("common.json");
            boolean grouped = target.has("properties") || target.path("items").has("properties");
            return refersTo().isEmpty() || shared || !grouped ? before : refersTo();
        }

        private String help() {
            String own = schema.path("description").asString("");
            return own.isEmpty() && schema.has("$ref") ? target().schema.path("description").asString("") : own;
        }

        FieldKind kind(String place) {
            Part target = target();
            String at = place(place);
            return switch (refersTo()) {
                case "id" -> new FieldKind.Name(NamedKinds.at(place));
                case "entry" -> new FieldKind.Name(List.of(NamedKinds.ENTRIES));
                default -> atLeast(target.plain(at));
            };
        }

        /** A list with its least number of elements. The schema states this number beside the reference to the list. */
        private FieldKind atLeast(FieldKind kind) {
            return kind instanceof FieldKind.Rows rows && schema.has("minItems")
                    ? new FieldKind.Rows(rows.element(), schema.path("minItems").asInt(0), rows.most()) : kind;
        }

        private FieldKind plain(String place) {
            if (schema.has("enum")) {
                return new FieldKind.OneOf(schema.path("enum").valueStream().map(Part::value).toList(),
                        schema.path("enumDescriptions").valueStream().map(each -> each.asString("")).toList());
            }
            if (schema.has("const")) {
                return new FieldKind.OneOf(List.of(value(schema.path("const"))));
            }
            if (schema.has("if") && !schema.has("properties")) {
                return new Part(file, schema.path("else")).kind(place);
            }
            JsonNode type = schema.path("type");
            if (type.isArray()) {
                return type.valueStream().anyMatch(each -> each.asString("").equals("array"))
                        ? new FieldKind.OneOrMore(at("items").kind(place)) : new FieldKind.Anything();
            }
            return switch (type.asString("")) {
                case "object" -> object(place);
                case "array" -> rows(place);
                case "integer" -> new FieldKind.Whole(schema.path("minimum").asLong(0), schema.path("maximum").asLong(Integer.MAX_VALUE));
                case "boolean" -> new FieldKind.YesNo();
                case "string" -> text(place);
                default -> new FieldKind.Anything();
            };
        }

        private FieldKind text(String place) {
            Pattern form = schema.has("pattern") ? Pattern.compile(schema.path("pattern").asString("")) : ANY;
            int most = schema.path("maxLength").asInt(ONE_LINE);
            boolean several = most > ONE_LINE;
            List<String> named = NamedKinds.at(place);
            return named.isEmpty() ? new FieldKind.Text(most, several, form) : new FieldKind.Name(named);
        }

        private FieldKind rows(String place) {
            Part element = at("items");
            if (element.target().schema.path("type").asString("").equals("integer")) {
                return new FieldKind.Numbers(schema.path("minItems").asInt(0), schema.path("maxItems").asInt(MANY));
            }
            return new FieldKind.Rows(lazy(() -> element.kind(place)), schema.path("minItems").asInt(0),
                    schema.path("maxItems").asInt(MANY));
        }

        private FieldKind object(String place) {
            if (!schema.has("properties")) {
                Part value = at("additionalProperties");
                boolean open = !value.schema.isObject() && !schema.has("patternProperties");
                FieldKind key = at("propertyNames").schema.isObject() ? at("propertyNames").kind(place)
                        : new FieldKind.Text(ONE_LINE, false, ANY);
                return new FieldKind.Pairs(key, open ? FieldKind.Anything::new : lazy(() -> value.kind(place)));
            }
            List<String> required = schema.path("required").valueStream().map(each -> each.asString("")).toList();
            List<FormField> fields = new ArrayList<>();
            schema.path("properties").properties().forEach(member -> {
                Part value = new Part(file, member.getValue());
                String key = member.getKey();
                fields.add(new FormField(key, value.help(), required.contains(key), lazy(() -> value.kind(place + "/" + key))));
            });
            return new FieldKind.Group(fields, new Needs(schema).all());
        }

        private static Object value(JsonNode node) {
            return node.isString() ? node.stringValue() : node.isBoolean() ? (Object) node.booleanValue() : (Object) node.asInt(0);
        }

        private static Supplier<FieldKind> lazy(Supplier<FieldKind> made) {
            return Suppliers.memoize(made);
        }
    }

    /** The demands that a schema makes if a property has a certain value. */
    private record Needs(JsonNode schema) {
        List<Demand> all() {
            List<Demand> needs = new ArrayList<>();
            ifThen(schema).ifPresent(needs::add);
            schema.path("allOf").forEach(each -> ifThen(each).ifPresent(needs::add));
            schema.path("dependentRequired").properties().forEach(member -> needs.add(new Demand(member.getKey(), Optional.empty(),
                    words(member.getValue()), List.of(), Map.of(), List.of())));
            return needs;
        }

        private static Optional<Demand> ifThen(JsonNode choice) {
            return choice.path("if").path("properties").properties().stream().findFirst().map(member -> {
                List<String> excluded = new ArrayList<>();
                Map<String, Object> fixed = new LinkedHashMap<>();
                choice.path("then").path("properties").properties().forEach(each -> {
                    if (each.getValue().isBoolean()) {
                        excluded.add(each.getKey());
                    } else if (each.getValue().has("const")) {
                        fixed.put(each.getKey(), Part.value(each.getValue().path("const")));
                    }
                });
                return new Demand(member.getKey(), Optional.of(Part.value(member.getValue().path("const"))),
                        words(choice.path("then").path("required")), excluded, fixed, words(choice.path("else").path("required")));
            });
        }

        private static List<String> words(JsonNode list) {
            return list.valueStream().map(each -> each.asString("")).toList();
        }
    }
}
