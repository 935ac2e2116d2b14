package mystics.mod.write;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import mystics.choice.Sentence;

/**
 * Writes changes of values into the text of a YAML file. Only the affected lines change; remarks, quotes, blank lines
 * and line breaks stay. The result is read back and used only if it contains exactly the change.
 */
public final class YamlWriter {
    private final KeyOrder order;

    private YamlWriter(KeyOrder order) {
        this.order = order;
    }

    /**
     * A writer for a kind of file.
     *
     * @param kind one of {@link mystics.mod.yaml.SchemaFiles#KINDS}, whose schema gives the order of new keys; for any
     *    other word, new keys go last
     */
    public static YamlWriter of(String kind) {
        return new YamlWriter(new KeyOrder(kind));
    }

    /** The writer for a file. The kind of a file is the name of its folder, or the name of a file at the top of the mod. */
    public static YamlWriter at(String path) {
        int stroke = path.indexOf('/');
        return of(stroke < 0 ? path.replaceFirst("\\.yaml$", "") : path.substring(0, stroke));
    }

    /** The content of a text as plain values; an empty map if there is none. */
    public static Object read(String text) {
        return content(SpanReader.read(text));
    }

    private static Object content(Span root) {
        return root.plain() == null ? Map.of() : root.plain();
    }

    /** A text, with the stretches of its values. */
    private record Parsed(String text, Span root) {
        static Parsed of(String text) {
            return new Parsed(text, SpanReader.read(text));
        }

        Object content() {
            return YamlWriter.content(root);
        }

        /** The text after the splices, if it then has the intended content. */
        Optional<Parsed> read(List<Splice> splices, Object meant) {
            try {
                return Optional.of(of(Splice.apply(text, splices))).filter(next -> next.content().equals(meant));
            } catch (UnwritableChange unreadable) {
                return Optional.empty();
            }
        }
    }

    /**
     * Makes changes to a text, one after the other, and returns them as splices of the original text.
     *
     * @throws UnwritableChange if the text is not plain YAML, or if a change cannot be written in a way that gives the changed content when
     *    the text is read
     */
    public List<Splice> write(String text, List<Change> changes) {
        Parsed now = Parsed.of(text);
        List<Splice> together = together(now, changes);
        if (!together.isEmpty()) return together;
        PieceTable pieces = new PieceTable(text);
        for (Change change : changes) {
            for (Change small : small(now, change)) {
                now = written(now, small, pieces);
            }
        }
        return pieces.splices();
    }

    /**
     * Combines changes of separate values, such as the corners of all spaces, into splices of one text; this is faster than one change
     * after the other. The result is empty if one of the values contains another.
     */
    private List<Splice> together(Parsed now, List<Change> changes) {
        if (changes.size() < 2) return List.of();
        Splicing splicing = Splicing.of(now.text, now.root, order);
        List<Splice> splices = new ArrayList<>();
        Object meant = now.content();
        for (Change change : changes) {
            if (!(change instanceof Change.Assign assign) || !Trail.to(now.root, assign.at()).isWhole()) return List.of();
            for (Change small : small(now, change)) {
                if (!(small instanceof Change.Assign value) || !Trail.to(now.root, value.at()).isWhole()) return List.of();
                splices.addAll(splicing.splices(small));
            }
            meant = PlainTree.with(meant, change);
        }
        splices.sort(Comparator.comparingInt(Splice::start));
        boolean apart = IntStream.range(1, splices.size()).allMatch(i -> splices.get(i - 1).end() <= splices.get(i).start());
        if (!apart || now.read(splices, meant).isEmpty()) return List.of();
        return splices.stream().map(splice -> splice.trimmed(now.text)).filter(splice -> !splice.isEmpty()).toList();
    }

    /** The changes to single values that make up one change. */
    private static List<Change> small(Parsed now, Change change) {
        if (!(change instanceof Change.Assign assign)) return List.of(change);
        Trail trail = Trail.to(now.root, assign.at());
        Object value = PlainTree.copy(assign.value());
        return trail.isWhole() && trail.last().plain() != null ? Differences.of(assign.at(), trail.last(), value)
                : List.of(change);
    }

    private Parsed written(Parsed now, Change change, PieceTable pieces) {
        Object meant = PlainTree.with(now.content(), change);
        Splicing splicing = Splicing.of(now.text, now.root, order);
        List<Splice> splices = splicing.splices(change);
        Optional<Parsed> next = now.read(splices, meant);
        if (next.isEmpty()) {
            splices = splicing.blocks(change, meant).stream().filter(block -> now.read(block, meant).isPresent()).findFirst()
                    .orElseThrow(() -> new UnwritableChange(Sentence.of("This cannot be written here without loss. Change it as a text.")));
            next = now.read(splices, meant);
        }
        pieces.apply(splices);
        return next.orElseThrow();
    }
}
