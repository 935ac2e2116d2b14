package mystics.editor.type;

import java.util.stream.Collectors;
import javax.swing.JToolTip;

/** Breaks the text of a tooltip into lines, because a long tooltip in one line would not fit into a window with large letters. */
final class TipLines {
    /** The property of a tooltip that holds its text. */
    private static final String TEXT = "tiptext";
    /** The greatest number of letters in a line. */
    private static final int WIDEST = 44;

    private TipLines() {
    }

    /** Breaks every text that a tooltip gets from now on. */
    static void in(JToolTip tip) {
        tip.addPropertyChangeListener(TEXT, change -> {
            if (change.getNewValue() instanceof String words && !words.equals(broken(words))) tip.setTipText(broken(words));
        });
    }

    /** A text in lines; lines that it has already are kept. */
    static String broken(String words) {
        return words.lines().map(TipLines::line).collect(Collectors.joining("\n"));
    }

    private static String line(String words) {
        StringBuilder lines = new StringBuilder();
        int line = 0;
        for (String word : words.split(" ")) {
            boolean next = line > 0 && line + 1 + word.length() > WIDEST;
            if (line > 0) lines.append(next ? '\n' : ' ');
            lines.append(word);
            line = (next || line == 0 ? 0 : line + 1) + word.length();
        }
        return lines.toString();
    }
}
