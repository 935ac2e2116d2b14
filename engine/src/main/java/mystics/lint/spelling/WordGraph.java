package mystics.lint.spelling;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A graph of letters that holds words, and information about each word: a dictionary of Morfologik in the format CFSA2.
 * Words with a common beginning or end share letters, so half a million words take less than one megabyte.
 */
final class WordGraph {
    private static final int FORMAT = 0xC6;
    private static final int LABELS_AT = 8;
    private static final int NEXT = 1 << 7;
    private static final int LAST = 1 << 6;
    private static final int LABEL = 31;
    private static final byte SEPARATOR = '_';
    private final byte[] labels;
    private final byte[] arcs;

    private WordGraph(byte[] file) {
        if ((file[4] & 0xFF) != FORMAT) throw new IllegalStateException("This is no dictionary of the format CFSA2");
        int size = file[LABELS_AT - 1] & 0xFF;
        labels = Arrays.copyOfRange(file, LABELS_AT, LABELS_AT + size);
        arcs = Arrays.copyOfRange(file, LABELS_AT + size, file.length);
    }

    /** Reads the file of a library. */
    static WordGraph read(String resource) {
        try (InputStream file = WordGraph.class.getResourceAsStream(resource)) {
            return new WordGraph(file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a word is in the dictionary. */
    boolean has(String word) {
        int node = target(0);
        for (byte letter : (word + (char) SEPARATOR).getBytes(StandardCharsets.UTF_8)) {
            int arc = arc(node, letter);
            if (arc < 0) return false;
            node = target(arc);
        }
        return true;
    }

    /** The arc that leaves a node with a letter; -1 if there is none. */
    private int arc(int node, byte letter) {
        for (int arc = node;; arc = after(arc)) {
            int label = arcs[arc] & LABEL;
            if ((label > 0 ? labels[label] : arcs[arc + 1]) == letter) return arc;
            if ((arcs[arc] & LAST) != 0) return -1;
        }
    }

    /**
     * The node to which an arc leads. If the arc does not name this node, the node is stored behind the last arc of the
     * node that the given arc leaves.
     */
    private int target(int arc) {
        if ((arcs[arc] & NEXT) == 0) return number(named(arc));
        int last = arc;
        while ((arcs[last] & LAST) == 0) last = after(last);
        return after(last);
    }

    /** The position of the next arc after this one. */
    private int after(int arc) {
        int at = named(arc);
        if ((arcs[arc] & NEXT) != 0) return at;
        while (arcs[at] < 0) at++;
        return at + 1;
    }

    /** The position of the target's number, if the arc names its target. */
    private int named(int arc) {
        return arc + ((arcs[arc] & LABEL) == 0 ? 2 : 1);
    }

    /** Reads a number that is stored in parts of seven bits, the lowest part first. */
    private int number(int start) {
        int number = 0;
        int shift = 0;
        for (int at = start;; at++, shift += 7) {
            number |= (arcs[at] & 0x7F) << shift;
            if (arcs[at] >= 0) return number;
        }
    }
}
