package mystics.mod.write;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mystics.mod.yaml.SchemaFiles;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The order in which a schema lists the keys for each place in a file. Schemas are read on first use. */
final class KeyOrder {
    private static final List<String> BRANCHES = List.of("allOf", "anyOf", "oneOf", "if", "then", "else");

    private final String kind;
    private final Map<String, JsonNode> schemas = new ConcurrentHashMap<>();

    /** @param kind the kind of file; if the kind has no schema, the order of the keys is unknown */
    KeyOrder(String kind) {
        this.kind = kind;
    }

    /** A part of a schema, and the file that contains it; references in the part are relative to that file. */
    private record Rule(String file, JsonNode node) {}

    /** The keys that are allowed at a place, in order. */
    List<String> keys(List<String> steps) {
        if (!SchemaFiles.KINDS.contains(kind)) return List.of();
        List<Rule> rules = parts(new Rule(kind, schema(kind)));
        for (String step : steps) {
            rules = rules.stream().flatMap(rule -> inner(rule, step).stream()).flatMap(rule -> parts(rule).stream()).toList();
        }
        Set<String> keys = new LinkedHashSet<>();
        rules.forEach(rule -> keys.addAll(rule.node.path("properties").propertyNames()));
        return List.copyOf(keys);
    }

    /** The parts of the schema for a key or an element. */
    private static List<Rule> inner(Rule rule, String step) {
        List<Rule> inner = new ArrayList<>();
        JsonNode named = rule.node.path("properties").path(step);
        if (named.isObject()) inner.add(new Rule(rule.file, named));
        else if (rule.node.path("additionalProperties").isObject()) inner.add(new Rule(rule.file, rule.node.path("additionalProperties")));
        if (rule.node.path("items").isObject()) inner.add(new Rule(rule.file, rule.node.path("items")));
        return inner;
    }

    /** A part of the schema, with the parts to which it refers and those of which it consists. */
    private List<Rule> parts(Rule rule) {
        List<Rule> parts = new ArrayList<>();
        Set<Rule> open = new LinkedHashSet<>(Set.of(rule));
        while (!open.isEmpty()) {
            Rule next = open.iterator().next();
            open.remove(next);
            if (parts.contains(next)) continue;
            parts.add(next);
            if (next.node.has("$ref")) open.add(referred(next));
            BRANCHES.forEach(branch -> branches(next, branch, open));
        }
        return parts;
    }

    private static void branches(Rule rule, String branch, Set<Rule> open) {
        JsonNode node = rule.node.path(branch);
        if (node.isArray()) node.forEach(each -> open.add(new Rule(rule.file, each)));
        else if (node.isObject()) open.add(new Rule(rule.file, node));
    }

    private Rule referred(Rule rule) {
        String reference = rule.node.get("$ref").asString();
        int hash = reference.indexOf('#');
        String file = hash == 0 ? rule.file : reference.substring(0, hash < 0 ? reference.length() : hash).replace(".json", "");
        return new Rule(file, schema(file).at(hash < 0 ? "" : reference.substring(hash + 1)));
    }

    private JsonNode schema(String file) {
        return schemas.computeIfAbsent(file, name -> JsonMapper.shared().readTree(SchemaFiles.text(name)));
    }
}
