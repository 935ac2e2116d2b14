package mystics.mod.write;

import java.util.List;
import java.util.Map;
import mystics.choice.Sentence;
import mystics.mod.yaml.Pointer;

/**
 * Writes changes of values into the text of a YAML file. Only the lines that must change do; remarks, quotes, blank lines and line breaks
 * stay. What is written is read back, and counts only if exactly the change is read.
 */
public final class YamlWriter {
    private final KeyOrder order;

    private YamlWriter(KeyOrder order) {
        this.order = order;
    }

    /**
     * A writer for a kind of file.
     *
     * @param kind one of {@link mystics.mod.yaml.SchemaFiles#KINDS}, whose schema gives the order of new keys; or any other word, and new
     *     keys go last
     */
    public static YamlWriter of(String kind) {
        return new YamlWriter(new KeyOrder(kind));
    }

    /** The writer for a file: its kind is the name of its folder, or for a file at the top its own name. */
    public static YamlWriter at(String path) {
        int stroke = path.indexOf('/');
        return of(stroke < 0 ? path.replaceFirst("\\.yaml$", "") : path.substring(0, stroke));
    }

    /** The content of a text, as plain values. Without any, an empty map. */
    public static Object read(String text) {
        return content(SpanReader.read(text));
    }

    private static Object content(Span root) {
        return root.plain() == null ? Map.of() : root.plain();
    }

    /** A text with its stretches. */
    private record Parsed(String text, Span root) {
        static Parsed of(String text) {
            return new Parsed(text, SpanReader.read(text));
        }

        Object content() {
            return YamlWriter.content(root);
        }
    }

    /**
     * The splices that make the changes, one after the other, in a text.
     *
     * @throws UnwritableChange if the text is no plain YAML, or if a change cannot be written so that it is read back
     */
    public List<Splice> write(String text, List<Change> changes) {
        PieceTable pieces = new PieceTable(text);
        Parsed now = Parsed.of(text);
        for (Change change : changes) {
            for (Change small : small(now, change)) {
                now = written(now, small, pieces);
            }
        }
        return pieces.splices();
    }

    /** The changes of single values that make up one change. */
    private static List<Change> small(Parsed now, Change change) {
        if (!(change instanceof Change.Assign assign)) return List.of(change);
        Trail trail = Trail.to(now.root, assign.at());
        Object value = PlainTree.copy(assign.value());
        return trail.isWhole() && trail.last().plain() != null ? Differences.of(assign.at(), trail.last(), value)
                : List.of(change);
    }

    private Parsed written(Parsed now, Change change, PieceTable pieces) {
        Object meant = PlainTree.with(now.content(), change);
        List<Splice> splices = Splicing.of(now.text, now.root, order).splices(change);
        Parsed next = Parsed.of(Splice.apply(now.text, splices));
        if (!next.content().equals(meant)) throw new UnwritableChange(Sentence.of("This cannot be written here."));
        pieces.apply(splices);
        return next;
    }
}
