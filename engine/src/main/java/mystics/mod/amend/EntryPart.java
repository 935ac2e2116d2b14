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
 * A value of an entry that records its origin and the value it replaced. Parts that contain other parts change while amendments are carried
 * out. A removed value stays as {@link Gone}, to show which mod removed it.
 */
sealed interface EntryPart {
    /** The place where the value was written. */
    Origin origin();

    /** The value that stood at this place before. */
    Optional<EntryPart> earlier();

    /** The plain value. */
    JsonNode node();

    /** A text, a number, true, false or null. */
    record Leaf(Origin origin, JsonNode node, Optional<EntryPart> earlier) implements EntryPart {}

    /** A removed value; its origin names the mod that removed it. */
    record Gone(Origin origin, Optional<EntryPart> earlier) implements EntryPart {
        @Override
        public JsonNode node() {
            return JsonNodeFactory.instance.missingNode();
        }
    }

    /** A map of keys to values. */
    record Branch(Origin origin, Map<String, EntryPart> members, Optional<EntryPart> earlier) implements EntryPart {
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
    record Row(Origin origin, List<EntryPart> elements, Optional<EntryPart> earlier) implements EntryPart {
        @Override
        public JsonNode node() {
            ArrayNode node = JsonNodeFactory.instance.arrayNode();
            present().forEach(part -> node.add(part.node()));
            return node;
        }

        /** The elements that have not been removed. */
        List<EntryPart> present() {
            return elements.stream().filter(part -> !part.gone()).toList();
        }
    }

    /** Whether the value was removed. */
    default boolean gone() {
        return this instanceof Gone;
    }

    /** The value that a file states. */
    static EntryPart of(JsonNode node, Origin origin) {
        return of(node, origin, Optional.empty());
    }

    /** A written value that replaces an earlier one. */
    static EntryPart of(JsonNode node, Origin origin, Optional<EntryPart> earlier) {
        if (node.isObject()) {
            Map<String, EntryPart> members = new LinkedHashMap<>();
            node.properties().forEach(member -> members.put(member.getKey(), of(member.getValue(), origin.in(member.getKey()))));
            return new Branch(origin, members, earlier);
        }
        if (node.isArray()) {
            List<EntryPart> elements = new ArrayList<>();
            for (JsonNode element : node) elements.add(of(element, origin.at(elements.size())));
            return new Row(origin, elements, earlier);
        }
        return new Leaf(origin, node, earlier);
    }

    /** This part as the replacement of another part. */
    default EntryPart over(Optional<EntryPart> other) {
        if (this instanceof Branch branch) return new Branch(branch.origin(), branch.members(), other);
        if (this instanceof Row row) return new Row(row.origin(), row.elements(), other);
        return this instanceof Leaf leaf ? new Leaf(leaf.origin(), leaf.node(), other) : this;
    }

    /** A copy that can be changed independently. */
    static EntryPart copy(EntryPart part) {
        if (part instanceof Branch branch) {
            Map<String, EntryPart> members = new LinkedHashMap<>();
            branch.members().forEach((key, each) -> members.put(key, copy(each)));
            return new Branch(branch.origin(), members, branch.earlier());
        }
        return part instanceof Row row
                ? new Row(row.origin(), new ArrayList<>(row.elements().stream().map(EntryPart::copy).toList()), row.earlier()) : part;
    }

    /** Visits this part and all parts below it, including removed ones, each with its pointer. */
    default void walk(String pointer, BiConsumer<String, EntryPart> visitor) {
        visitor.accept(pointer, this);
        if (this instanceof Branch branch) branch.members().forEach((key, part) -> part.walk(pointer + Document.step(key), visitor));
        if (this instanceof Row row) {
            int index = 0;
            for (EntryPart element : row.elements()) element.walk(pointer + "/" + (element.gone() ? "-" : index++), visitor);
        }
    }
}
