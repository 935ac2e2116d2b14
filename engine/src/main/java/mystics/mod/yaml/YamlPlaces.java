package mystics.mod.yaml;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import mystics.mod.finding.Place;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;

/** The places of the keys and values in a YAML text, by JSON pointer. */
final class YamlPlaces {
    private final Map<String, Mark> keys = new HashMap<>();
    private final Map<String, Mark> values = new HashMap<>();
    private final Iterator<Event> events;

    private YamlPlaces(Iterator<Event> events) {
        this.events = events;
    }

    /** The places in a text that has been parsed without mistakes. */
    static YamlPlaces of(String text) {
        YamlPlaces places = new YamlPlaces(YamlText.events(text));
        places.events.next();
        if (places.events.next().getEventId() != Event.ID.StreamEnd) places.value("", places.events.next());
        return places;
    }

    Place value(Place file, String pointer) {
        Mark mark = values.get(pointer);
        if (mark != null) return at(file, mark);
        return pointer.isEmpty() ? file : value(file, around(pointer));
    }

    Place key(Place file, String pointer) {
        Mark mark = keys.get(pointer);
        return mark != null ? at(file, mark) : value(file, pointer);
    }

    static Place at(Place file, Mark mark) {
        return file.at(mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static String around(String pointer) {
        return pointer.substring(0, Math.max(0, pointer.lastIndexOf('/')));
    }

    private void value(String pointer, Event event) {
        event.getStartMark().ifPresent(mark -> values.put(pointer, mark));
        switch (event.getEventId()) {
            case MappingStart -> mapping(pointer);
            case SequenceStart -> sequence(pointer);
            default -> {}
        }
    }

    private void mapping(String pointer) {
        for (Event key = events.next(); key.getEventId() != Event.ID.MappingEnd; key = events.next()) {
            String member = pointer + Document.step(((ScalarEvent) key).getValue());
            key.getStartMark().ifPresent(mark -> keys.put(member, mark));
            value(member, events.next());
        }
    }

    private void sequence(String pointer) {
        int index = 0;
        for (Event element = events.next(); element.getEventId() != Event.ID.SequenceEnd; element = events.next()) {
            value(pointer + "/" + index++, element);
        }
    }
}
