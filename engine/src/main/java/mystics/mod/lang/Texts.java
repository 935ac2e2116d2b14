package mystics.mod.lang;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import mystics.content.Entry;
import mystics.content.Passage;
import mystics.content.Room;
import mystics.content.TextKey;

/**
 * The texts of an entry for people to read, each under a key made of folder, id and path, such as {@code
 * chapters/night-watch/story/opening/text}. An element of a list is named by its id, a voice by its speaker, any other element by its
 * number from 1. A name that occurs twice in a list gets a number.
 */
final class Texts {
    private static final Set<String> READ = Set.of("about", "also", "asks", "box", "good", "intro", "name", "one", "says", "seen", "text",
            "title");

    private Texts() {
    }

    /**
     * A copy of an entry with other texts.
     *
     * @param wording returns the new text of a key, given the current one
     */
    static Entry reworded(Entry entry, BinaryOperator<String> wording) {
        return entry instanceof Room room ? reworded(room, wording) : (Entry) reworded(entry, TextKey.of(entry), wording);
    }

    private static Room reworded(Room room, BinaryOperator<String> wording) {
        Map<String, String> spaces = new LinkedHashMap<>();
        room.spaceNames().forEach((space, name) -> spaces.put(space, text(room, "spaces/" + space + "/name", name, wording)));
        return room.called(text(room, "name", room.name(), wording), text(room, "text", room.text(), wording)).naming(spaces);
    }

    private static String text(Room room, String field, String text, BinaryOperator<String> wording) {
        return (String) reworded(text, TextKey.of(room, field), wording);
    }

    private static Object reworded(Object value, String key, BinaryOperator<String> wording) {
        if (value instanceof String text) {
            return READ.contains(key.substring(key.lastIndexOf('/') + 1)) && !text.isEmpty() ? wording.apply(key, text) : text;
        }
        if (value instanceof List<?> list) return list(list, key, wording);
        if (value instanceof Optional<?> one) return one.map(there -> reworded(there, key, wording));
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> made = new LinkedHashMap<>();
            map.forEach((name, part) -> made.put(name, reworded(part, key + "/" + name, wording)));
            return made;
        }
        return value instanceof Record facts && facts.getClass().getPackage().equals(Entry.class.getPackage()) ? remade(facts, key, wording)
                : value;
    }

    private static List<Object> list(List<?> list, String key, BinaryOperator<String> wording) {
        List<Object> made = new ArrayList<>();
        Set<String> used = new HashSet<>();
        for (Object element : list) {
            String number = String.valueOf(made.size() + 1);
            String name = name(element).orElse(number);
            made.add(reworded(element, key + "/" + (used.add(name) ? name : name + "-" + number), wording));
        }
        return made;
    }

    private static Optional<String> name(Object element) {
        return element instanceof Record facts
                ? Stream.of(facts.getClass().getRecordComponents()).filter(component -> isNaming(facts, component.getName()))
                        .map(component -> String.valueOf(read(facts, component))).filter(name -> !name.isEmpty()).findFirst()
                : Optional.empty();
    }

    /**
     * Whether a component names the list element to which it belongs. A passage is named by its id, a voice by its speaker, and any other
     * element by its place.
     */
    private static boolean isNaming(Record facts, String component) {
        return component.equals("id") || component.equals("who") && facts instanceof Passage.Voice;
    }

    private static Record remade(Record facts, String key, BinaryOperator<String> wording) {
        RecordComponent[] components = facts.getClass().getRecordComponents();
        Object[] values = Stream.of(components).map(component -> reworded(read(facts, component), key + "/" + component.getName(), wording))
                .toArray();
        try {
            return facts.getClass().getDeclaredConstructor(Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
                    .newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make " + facts.getClass(), e);
        }
    }

    private static Object read(Record facts, RecordComponent component) {
        try {
            return component.getAccessor().invoke(facts);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }
}
