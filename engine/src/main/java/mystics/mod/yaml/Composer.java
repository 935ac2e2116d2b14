package mystics.mod.yaml;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.finding.Unseen;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes nodes from YAML events and reports each construct that mods may not use, with its place. */
final class Composer {
    private static final int LONGEST_SHOWN = 20;
    private static final int DEEPEST = 30;
    /**
     * The greatest number of mistakes to report for one file. Nobody reads more mistakes than that, and a harmful file may contain hundreds
     * of thousands.
     */
    private static final int MOST = 100;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]*)");
    private static final Pattern DECIMAL = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");

    private final Place file;
    private final Iterator<Event> events;
    private final List<Finding> findings = new ArrayList<>();

    Composer(Place file, Iterator<Event> events) {
        this.file = file;
        this.events = events;
    }

    /** The mistakes so far; more are added while reading. */
    List<Finding> findings() {
        return findings;
    }

    /** The only document of the text. An empty text is an empty node. */
    JsonNode document() {
        events.next();
        if (events.next().getEventId() == Event.ID.StreamEnd) return NODES.nullNode();
        JsonNode root = node(events.next(), 0);
        events.next();
        Event end = events.next();
        if (end.getEventId() != Event.ID.StreamEnd) {
            note(end, "several-documents", "a second document begins here", "a file describes one thing", "Put it in a file of its own.");
        }
        return root;
    }

    private JsonNode node(Event event, int depth) {
        refuseSharing(event);
        return switch (event.getEventId()) {
            case MappingStart -> mapping(event, depth + 1);
            case SequenceStart -> sequence(event, depth + 1);
            case Scalar -> scalar((ScalarEvent) event);
            default -> NODES.nullNode();
        };
    }

    private JsonNode mapping(Event start, int depth) {
        refuseDepth(start, depth);
        ObjectNode object = NODES.objectNode();
        for (Event event = events.next(); event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            String key = key(event, depth);
            JsonNode value = node(events.next(), depth);
            if (object.has(key)) {
                note(event, "duplicate-key", "the key '" + key + "' is already used above", "the game could read only one of them",
                        "Delete one.");
            } else {
                object.set(key, value);
            }
        }
        return object;
    }

    private String key(Event event, int depth) {
        if (event instanceof ScalarEvent scalar) {
            refuseSharing(event);
            refuseUnseen(scalar);
            return scalar.getValue();
        }
        note(event, "key-not-text", "a key must be a word", "", "Delete the '?', or put the word in quotes.");
        node(event, depth);
        return "";
    }

    private JsonNode sequence(Event start, int depth) {
        refuseDepth(start, depth);
        ArrayNode array = NODES.arrayNode();
        for (Event event = events.next(); event.getEventId() != Event.ID.SequenceEnd; event = events.next()) array.add(node(event, depth));
        return array;
    }

    private JsonNode scalar(ScalarEvent event) {
        refuseUnseen(event);
        String value = event.getValue();
        if (!event.isPlain()) return NODES.stringNode(value);
        return switch (value) {
            case "", "~", "null" -> NODES.nullNode();
            case "true" -> NODES.booleanNode(true);
            case "false" -> NODES.booleanNode(false);
            default -> looksLikeNumber(value) ? number(event, value) : NODES.stringNode(value);
        };
    }

    private static boolean looksLikeNumber(String value) {
        char first = value.charAt(0);
        return (first == '-' || first >= '0' && first <= '9') && DECIMAL.matcher(value).matches();
    }

    private static String shown(String number) {
        return number.length() <= LONGEST_SHOWN ? number : number.substring(0, LONGEST_SHOWN) + "...";
    }

    private JsonNode number(Event event, String value) {
        if (!WHOLE.matcher(value).matches()) {
            note(event, "decimal", "the number " + shown(value) + " is not whole", "mods count in whole numbers",
                    "Round it, or put it in quotes if it is a text.");
        } else if (value.length() > 11 || Long.parseLong(value) != (int) Long.parseLong(value)) {
            note(event, "number-range", "the number " + shown(value) + " is out of range", "numbers lie between -2147483648 and 2147483647",
                    "Put it in quotes if it is a text.");
        } else {
            return NODES.numberNode(Integer.parseInt(value));
        }
        return NODES.numberNode(0);
    }

    private void refuseSharing(Event event) {
        if (event.getEventId() == Event.ID.Alias) {
            note(event, "alias", "aliases (*name) are not used in mods", "every value is written where it is used",
                    "Write it out, or put it in quotes if it is a text.");
        } else if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
            note(event, "anchor", "anchors (&" + node.getAnchor().map(Anchor::getValue).orElse("") + ") are not used in mods",
                    "every value is written where it is used",
                    "Delete it, or put it in quotes if it is a text.");
        }
        Optional<String> tag = event instanceof ScalarEvent scalar ? scalar.getTag()
                : event instanceof CollectionStartEvent start ? start.getTag() : Optional.empty();
        tag.ifPresent(name -> note(event, "tag", "tags (" + name + ") are not used in mods", "the schema says what each value is",
                "Delete it, or put it in quotes if it is a text."));
    }

    /** Refuses invisible and control characters written as escape sequences. */
    private void refuseUnseen(ScalarEvent event) {
        Unseen.in(event.getValue()).ifPresent(unseen -> note(event, "character", "the text holds the character " + unseen.words(),
                "it is invisible, or controls the program that shows the text", "Delete it."));
    }

    private void refuseDepth(Event event, int depth) {
        if (depth <= DEEPEST) return;
        note(event, "depth", "this is nested more than " + DEEPEST + " deep", "nothing in a mod is",
                "Close the brackets, or check the indentation.");
        throw new GivenUp();
    }

    private void note(Event event, String code, String message, String why, String fix) {
        Place place = event.getStartMark().map(mark -> YamlPlaces.at(file, mark)).orElse(file);
        findings.add(Finding.error(code, place, message).because(why).fix(fix));
        if (findings.size() == MOST) throw new GivenUp();
    }

    /** Thrown when it is useless to read on, because the nesting is too deep or there are too many mistakes. */
    static final class GivenUp extends RuntimeException {}
}
