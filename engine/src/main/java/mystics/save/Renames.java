package mystics.save;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.mod.load.Library;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Renamed entries, as the loaded mods declare them. An old name counts only while no current entry of any kind has that name.
 *
 * @param names the new ids of entries, by their old ids
 */
record Renames(Map<String, String> names) {
    private static final Set<String> NAMING = Set.of("setup", "table", "agenda", "asked", "journal");
    private static final Pattern NAME = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*");
    private static final Pattern COPY = Pattern.compile("(.*)(-[0-9]+)");

    static Renames of(Library library) {
        Set<String> known = known(library.catalog());
        Map<String, String> names = new TreeMap<>();
        library.mods().forEach(mod -> mod.manifest().renames().forEach((before, now) -> names.put(id(before), id(now))));
        names.keySet().removeAll(known);
        names.replaceAll((before, now) -> last(names, now));
        return new Renames(names);
    }

    /** The last name of an entry that was renamed several times. Renames that form a circle are ignored. */
    private static String last(Map<String, String> names, String name) {
        String last = name;
        for (int steps = 0; steps < names.size() && names.containsKey(last); steps++) {
            last = names.get(last);
        }
        return last;
    }

    private static Set<String> known(Catalog catalog) {
        return Stream
                .of(catalog.figures(), catalog.heroes(), catalog.minions(), catalog.cards(), catalog.encounters(), catalog.marks(),
                        catalog.rooms(), catalog.chapters(), catalog.persons(), catalog.variants())
                .flatMap(kind -> kind.keySet().stream()).collect(Collectors.toSet());
    }

    private static String id(String entry) {
        return entry.substring(entry.indexOf('/') + 1);
    }

    /** The content of a save with current names. */
    JsonNode in(JsonNode save) {
        if (names.isEmpty() || !save.isObject()) {
            return save;
        }
        ObjectNode renamed = JsonNodeFactory.instance.objectNode();
        save.properties().forEach(
                member -> renamed.set(member.getKey(), NAMING.contains(member.getKey()) ? all(member.getValue()) : member.getValue()));
        return renamed;
    }

    private JsonNode all(JsonNode node) {
        if (node.isString()) {
            return JsonNodeFactory.instance.stringNode(words(node.stringValue()));
        }
        if (node.isArray()) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            node.forEach(element -> array.add(all(element)));
            return array;
        }
        if (node.isObject()) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            node.properties().forEach(member -> object.set(words(member.getKey()), all(member.getValue())));
            return object;
        }
        return node;
    }

    /** A text with current names. Copies of a card keep their number. */
    String words(String text) {
        return names.isEmpty() ? text : NAME.matcher(text).replaceAll(found -> Matcher.quoteReplacement(name(found.group())));
    }

    private String name(String word) {
        Matcher copy = COPY.matcher(word);
        if (!names.containsKey(word) && copy.matches() && names.containsKey(copy.group(1))) {
            return names.get(copy.group(1)) + copy.group(2);
        }
        return names.getOrDefault(word, word);
    }
}
