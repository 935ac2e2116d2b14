package mystics.mod.write;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import mystics.choice.Sentence;
import mystics.mod.yaml.YamlText;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Finds the stretches of all values in a YAML text. The parser's own marks are not enough: they count code points, and
 * they place the ends of blocks too far down.
 */
final class SpanReader {
    /** The greatest depth of nesting, much deeper than in any file of a mod. */
    private static final int DEEPEST = 200;
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");

    private final String text;
    private final CodePoints points;
    private final Iterator<Event> events;
    private int depth;

    private SpanReader(String text) {
        this.text = text;
        this.points = CodePoints.of(text);
        this.events = YamlText.events(text);
    }

    /**
     * The whole content of a text. An empty text counts as an empty map at its end.
     *
     * @throws UnwritableChange if the text is not plain YAML
     */
    static Span read(String text) {
        try {
            return new SpanReader(text).document();
        } catch (YamlEngineException e) {
            throw new UnwritableChange(Sentence.of("The file cannot be read as it stands. Mend it as a text first."));
        }
    }

    private Span document() {
        events.next();
        Event first = events.next();
        if (first.getEventId() == Event.ID.StreamEnd) {
            return new Span.Branch(Span.Kind.MAP, Span.Layout.BLOCK, text.length(), text.length(), List.of());
        }
        Span root = span(events.next());
        events.next();
        if (events.next().getEventId() != Event.ID.StreamEnd) throw strange();
        return root;
    }

    private Span span(Event event) {
        return switch (event.getEventId()) {
            case Scalar -> leaf((ScalarEvent) event);
            case MappingStart, SequenceStart -> collection((CollectionStartEvent) event);
            default -> throw strange();
        };
    }

    private Span collection(CollectionStartEvent event) {
        if (depth == DEEPEST) throw strange();
        depth++;
        Span span = event.getEventId() == Event.ID.MappingStart ? map(event) : list(event);
        depth--;
        return span;
    }

    private static UnwritableChange strange() {
        return new UnwritableChange(Sentence.of("The file holds what mods do not use. Change it as a text."));
    }

    private Span leaf(ScalarEvent event) {
        int start = at(event.getStartMark().orElseThrow());
        int end = at(event.getEndMark().orElseThrow());
        boolean block = event.getScalarStyle() == ScalarStyle.LITERAL || event.getScalarStyle() == ScalarStyle.FOLDED;
        while (block && end > start && Character.isWhitespace(text.charAt(end - 1))) end--;
        return new Span.Leaf(start, end, event.getScalarStyle(), event.isPlain() ? value(event.getValue()) : event.getValue());
    }

    /** The value that an unquoted text stands for. */
    static Object value(String text) {
        return switch (text) {
            case "", "~", "null" -> null;
            case "true" -> true;
            case "false" -> false;
            default -> NUMBER.matcher(text).matches() ? PlainTree.number(new BigDecimal(text)) : text;
        };
    }

    private Span map(CollectionStartEvent start) {
        List<Span.Member> members = new ArrayList<>();
        Event event = events.next();
        for (; event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
            if (!(event instanceof ScalarEvent key)) throw strange();
            int behind = at(key.getEndMark().orElseThrow());
            Span value = span(events.next());
            int colon = text.indexOf(':', behind);
            members.add(new Span.Member(key.getValue(), at(key.getStartMark().orElseThrow()),
                    colon < 0 || colon > value.start() ? value.start() : colon + 1, value));
        }
        return branch(Span.Kind.MAP, start, event, members);
    }

    private Span list(CollectionStartEvent start) {
        List<Span.Member> members = new ArrayList<>();
        int dash = at(start.getStartMark().orElseThrow());
        int column = dash - text.lastIndexOf('\n', dash - 1);
        Event event = events.next();
        for (; event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
            Span value = span(event);
            boolean flow = start.getFlowStyle() == FlowStyle.FLOW;
            if (!flow && !members.isEmpty()) dash = dash(members.get(members.size() - 1).end(), column);
            String index = String.valueOf(members.size());
            members.add(new Span.Member(index, flow ? value.start() : dash, flow ? value.start() : dash + 1, value));
        }
        return branch(Span.Kind.LIST, start, event, members);
    }

    /** The next dash that stands in a given column and has only blanks before it on its line. */
    private int dash(int from, int column) {
        int line = text.indexOf('\n', from);
        while (line >= 0) {
            int dash = line + column;
            if (dash < text.length() && text.charAt(dash) == '-' && text.substring(line + 1, dash).isBlank()) return dash;
            line = text.indexOf('\n', line + 1);
        }
        throw strange();
    }

    private Span branch(Span.Kind kind, CollectionStartEvent start, Event end, List<Span.Member> members) {
        boolean flow = start.getFlowStyle() == FlowStyle.FLOW;
        int from = at(start.getStartMark().orElseThrow());
        int to = flow ? at(end.getEndMark().orElseThrow()) : members.get(members.size() - 1).end();
        return new Span.Branch(kind, flow ? Span.Layout.FLOW : Span.Layout.BLOCK, from, to, List.copyOf(members));
    }

    private int at(Mark mark) {
        return points.offset(mark.getIndex());
    }
}
