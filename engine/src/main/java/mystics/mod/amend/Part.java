package mystics.mod.amend;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A value of an entry that records its origin and the value it replaced. Branches and rows change while amendments are carried out. A
 * removed value stays as {@link Gone}, to show which mod removed it.
 */
sealed interface Part {
    /** Where the value was written. */
    Origin origin();

    /** The value that was here before. */
    Optional<Part> earlier();

    /** The plain value. */
    JsonNode node();

    /** A text, a number, true, false or null. */
    record Leaf(Origin origin, JsonNode node, Optional<Part> earlier) implements Part {}

    /** A value removed by its origin. */
    record Gone(Origin origin, Optional<Part> earlier) implements Part {
        @Override
        public JsonNode node() {
            return JsonNodeFactory.instance.missingNode();
        }
    }

    /** A map of keys to values. */
    record Branch(Origin origin, Map<String, Part> members, Optional<Part> earlier) implements Part {
        @Override
        public JsonNode node() {
            ObjectNode node = JsonNodeFactory.instance.objectNode();
            members.forEach((key, part) -> {
                if (!part.gone()) node.set(key, part.node());
            });
            return node;
        }
    }

    /** A list. */
    record Row(Origin origin, List<Part> elements, Optional<Part> earlier) implements Part {
        @Override
        public JsonNode node() {
            ArrayNode node = JsonNodeFactory.instance.arrayNode();
            present().forEach(part -> node.add(part.node()));
            return node;
        }

        /** The elements that have not been removed. */
        List<Part> present() {
            return elements.stream().filter(part -> !part.gone()).toList();
        }
    }

    /** Whether the value was removed. */
    default boolean gone() {
        return this instanceof Gone;
    }

    /** A value as written. */
    static Part of(JsonNode node, Origin origin) {
        return of(node, origin, Optional.empty());
    }

    /** A value as written, in place of another. */
    static Part of(JsonNode node, Origin origin, Optional<Part> earlier) {
        if (node.isObject()) {
            Map<String, Part> members = new LinkedHashMap<>();
            node.properties().forEach(member -> members.put(member.getKey(), of(member.getValue(), origin.in(member.getKey()))));
            return new Branch(origin, members, earlier);
        }
        if (node.isArray()) {
            List<Part> elements = new ArrayList<>();
            for (JsonNode element : node) elements.add(of(element, origin.at(elements.size())));
            return new Row(origin, elements, earlier);
        }
        return new Leaf(origin, node, earlier);
    }

    /** This part in place of another. */
    default Part over(Optional<Part> other) {
        if (this instanceof Branch branch) return new Branch(branch.origin(), branch.members(), other);
        if (this instanceof Row row) return new Row(row.origin(), row.elements(), other);
        return this instanceof Leaf leaf ? new Leaf(leaf.origin(), leaf.node(), other) : this;
    }

    /** A copy that can be changed independently. */
    static Part copy(Part part) {
        if (part instanceof Branch branch) {
            Map<String, Part> members = new LinkedHashMap<>();
            branch.members().forEach((key, each) -> members.put(key, copy(each)));
            return new Branch(branch.origin(), members, branch.earlier());
        }
        return part instanceof Row row
                ? new Row(row.origin(), new ArrayList<>(row.elements().stream().map(Part::copy).toList()), row.earlier()) : part;
    }

    /** Visits this part and all parts below it, including removed ones, each with its pointer. */
    default void walk(String pointer, BiConsumer<String, Part> visitor) {
        visitor.accept(pointer, this);
        if (this instanceof Branch branch) branch.members().forEach((key, part) -> part.walk(pointer + Document.step(key), visitor));
        if (this instanceof Row row) {
            int index = 0;
            for (Part element : row.elements()) element.walk(pointer + "/" + (element.gone() ? "-" : index++), visitor);
        }
    }
}
