package mystics.mod.write;

import java.util.ArrayList;
import java.util.List;

/**
 * Replaces a stretch of a text. Several splices of one text are sorted and do not overlap; their positions refer to the
 * old text.
 *
 * @param start the first replaced character
 * @param end the place after the last replaced character; equal to the start if none is replaced
 * @param text the replacement
 */
public record Splice(int start, int end, String text) {

    /** The text after the splices. */
    public static String apply(String text, List<Splice> splices) {
        StringBuilder result = new StringBuilder();
        int kept = 0;
        for (Splice splice : splices) {
            result.append(text, kept, splice.start).append(splice.text);
            kept = splice.end;
        }
        return result.append(text, kept, text.length()).toString();
    }

    /** The splices that turn one text into another, covering only the differences; none if the texts are equal. */
    public static List<Splice> between(String old, String text) {
        return old.equals(text) ? List.of() : List.of(new Splice(0, old.length(), text).trimmed(old));
    }

    /** The splices that undo other splices. The positions in the undoing splices refer to the text after the change. */
    public static List<Splice> inverse(String text, List<Splice> splices) {
        List<Splice> inverse = new ArrayList<>();
        int shift = 0;
        for (Splice splice : splices) {
            int start = splice.start + shift;
            inverse.add(new Splice(start, start + splice.text.length(), text.substring(splice.start, splice.end)));
            shift += splice.text.length() - (splice.end - splice.start);
        }
        return List.copyOf(inverse);
    }

    /**
     * This splice without the equal characters at both ends of the old and the new text. A character that takes two places is never split.
     */
    Splice trimmed(String old) {
        int from = 0;
        int most = Math.min(end - start, text.length());
        while (from < most && old.charAt(start + from) == text.charAt(from)) from++;
        if (from > 0 && Character.isHighSurrogate(text.charAt(from - 1))) from--;
        int back = 0;
        while (back < most - from && old.charAt(end - 1 - back) == text.charAt(text.length() - 1 - back)) back++;
        if (back > 0 && Character.isLowSurrogate(text.charAt(text.length() - back))) back--;
        return new Splice(start + from, end - back, text.substring(from, text.length() - back));
    }

    /** Whether nothing changes. */
    boolean isEmpty() {
        return start == end && text.isEmpty();
    }
}
