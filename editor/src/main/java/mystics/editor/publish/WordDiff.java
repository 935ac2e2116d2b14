package mystics.editor.publish;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The difference between two texts, word by word: a removed word stands as {@code [-gone-]} and a new word as {@code {+new+}} between the
 * unchanged words.
 */
public final class WordDiff {
    private WordDiff() {
    }

    /** Both texts as one text with marked differences. */
    public static String of(String before, String after) {
        List<String> was = words(before);
        List<String> is = words(after);
        List<String> all = new ArrayList<>();
        int from = 0;
        for (AbstractDelta<String> delta : DiffUtils.diff(was, is).getDeltas()) {
            all.addAll(was.subList(from, delta.getSource().getPosition()));
            if (delta.getSource().size() > 0) all.add("[-" + String.join(" ", delta.getSource().getLines()) + "-]");
            if (delta.getTarget().size() > 0) all.add("{+" + String.join(" ", delta.getTarget().getLines()) + "+}");
            from = delta.getSource().getPosition() + delta.getSource().size();
        }
        all.addAll(was.subList(from, was.size()));
        return String.join(" ", all);
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
    }
}
