package mystics.editor.play.ask;

import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import mystics.editor.sight.Pick;
import mystics.editor.type.Prose;
import net.miginfocom.swing.MigLayout;

/**
 * The dangers of possible moves, apart from their chances, which the board shows. Each danger has one line, which names all its spaces. If
 * the list has no room for a danger, the text beside the pointer names it.
 */
public final class Perils extends JPanel {
    private static final int MOST = 6;
    private static final int INDENT = 16;
    private static final int GAP = 2;
    /** The width of the margins of the list around this panel. */
    private static final int MARGINS = 4;
    /** The greatest number of letters that a danger takes in the list. */
    private static final int LETTERS = 64;
    /** The greatest number of letters of an outcome, with its comma. */
    private static final int CLAUSE = 40;
    private static final Pattern END = Pattern.compile("[.!?;] ");

    Perils() {
        super(new MigLayout("insets 0 " + INDENT + " 0 0, fillx, wrap 1, gapy " + GAP, "[grow, fill]"));
        setOpaque(false);
    }

    /** The height that the lines need at the width of the list. A line that has never been laid out would ask for too much room. */
    @Override
    public Dimension getPreferredSize() {
        int wide = getParent() == null || getParent().getWidth() <= INDENT ? super.getPreferredSize().width
                : getParent().getWidth() - MARGINS;
        int high = 0;
        for (Component line : getComponents()) {
            line.setSize(wide - INDENT, Short.MAX_VALUE);
            line.setSize(wide - INDENT, line.getPreferredSize().height);
            high += line.getHeight() + GAP;
        }
        return new Dimension(wide, Math.max(0, high - GAP));
    }

    /** Shows the dangers of some moves. */
    void show(List<Pick> moves, PickPreviews outlook) {
        removeAll();
        Map<String, List<String>> spaces = new LinkedHashMap<>();
        for (Pick move : moves) {
            List<String> known = outlook.unseen(move);
            if (!known.isEmpty()) {
                String dangers = known.stream().map(Perils::brief).collect(Collectors.joining("; "));
                spaces.computeIfAbsent(dangers, words -> new ArrayList<>()).add(move.about().replace('-', ' '));
            }
        }
        spaces.entrySet().stream().limit(MOST)
                .forEach(entry -> add(new Prose(String.join(", ", entry.getValue()) + ": " + entry.getKey()), "wmin 0"));
        if (spaces.size() > MOST) {
            add(new Prose("… and more: a space under the pointer says what waits there"), "wmin 0");
        }
        setVisible(!spaces.isEmpty());
        revalidate();
    }

    /** A shortened danger: the first sentences, as far as they fit, and the last clause, because it gives the outcome. */
    private static String brief(String danger) {
        if (danger.length() <= LETTERS) {
            return danger;
        }
        String start = danger.substring(0, LETTERS);
        int end = END.matcher(start).results().mapToInt(MatchResult::end).max().orElseGet(() -> start.lastIndexOf(' ') + 1);
        return start.substring(0, end) + "…" + outcome(danger.substring(end));
    }

    /**
     * The last clause of the words that were left out, with the blank before it; empty if there is no such clause, or if the clause is
     * long.
     */
    private static String outcome(String left) {
        int comma = left.lastIndexOf(", ");
        return comma < 0 || left.length() - comma > CLAUSE ? "" : left.substring(comma + 1);
    }
}
