package mystics.editor.play.ask;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.sight.Pick;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;

/**
 * The meaning of the outlines and chances on the board, and the dangers of possible moves. Each danger has one line, which names all its
 * spaces. If the list has no room for a danger, the text beside the pointer names it.
 */
public final class Perils extends JPanel {
    private static final int MOST = 6;
    private static final int INDENT = 12;
    private static final int GAP = 2;
    /** The width of the margins of the list around this panel. */
    private static final int MARGINS = 4;
    /** The greatest number of letters that a danger takes in the list. */
    private static final int LETTERS = 64;
    /** The greatest number of letters of an outcome, with its comma. */
    private static final int CLAUSE = 40;
    /** The sizes of the letters of the legend. */
    private static final float FULL = 0.88f;
    private static final float BRIEF = 0.72f;
    private static final Pattern END = Pattern.compile("[.!?;] ");

    private boolean told;

    Perils() {
        super(null);
        setOpaque(false);
    }

    /** The height that the lines need at the width of the list. A line that has never been laid out would ask for too much room. */
    @Override
    public Dimension getPreferredSize() {
        int wide = getParent() == null || getParent().getWidth() <= INDENT ? super.getPreferredSize().width
                : getParent().getWidth() - MARGINS;
        int high = Stream.of(getComponents()).mapToInt(line -> high(line, wide - INDENT) + GAP).sum();
        return new Dimension(wide, Math.max(0, high - GAP));
    }

    /** Lays each line at the height that it needs at this width, however high it was before. */
    @Override
    public void doLayout() {
        int top = 0;
        for (Component line : getComponents()) {
            int high = high(line, getWidth() - INDENT);
            line.setBounds(INDENT, top, getWidth() - INDENT, high);
            top += high + GAP;
        }
    }

    private static int high(Component line, int wide) {
        Dimension laid = line.getSize();
        line.setSize(wide, Short.MAX_VALUE);
        int high = line.getPreferredSize().height;
        line.setSize(laid);
        return high;
    }

    /**
     * Shows the dangers of some moves. If the board shows chances, the first line says what the outlines and the chances mean, with the
     * dangers that all uncertain moves share.
     */
    void show(List<Pick> moves, PickPreviews outlook) {
        removeAll();
        List<Pick> lucky = moves.stream().filter(move -> !outlook.chance(move).isEmpty()).toList();
        List<String> shared = new ArrayList<>(lucky.isEmpty() ? List.of() : outlook.unseen(lucky.get(0)));
        lucky.forEach(move -> shared.retainAll(outlook.unseen(move)));
        told = !lucky.isEmpty();
        if (told) legend(ChanceReasons.of(lucky, outlook), shared);
        Map<String, List<String>> spaces = new LinkedHashMap<>();
        for (Pick move : shared.isEmpty() ? moves : moves.stream().filter(move -> !lucky.contains(move)).toList()) {
            List<String> known = outlook.unseen(move);
            if (!known.isEmpty()) {
                String dangers = known.stream().map(Perils::brief).collect(Collectors.joining("; "));
                spaces.computeIfAbsent(dangers, words -> new ArrayList<>()).add(move.about().replace('-', ' '));
            }
        }
        spaces.entrySet().stream().limit(MOST)
                .forEach(entry -> add(new Prose(String.join(", ", entry.getValue()) + ": " + entry.getKey())));
        if (spaces.size() > MOST) {
            add(new Prose("… and more: a space under the pointer says what waits there"));
        }
        setVisible(getComponentCount() > 0);
        revalidate();
    }

    /**
     * Adds what the two outlines mean, and why one chance is better than another, in full and, for a list with few letters a line, in
     * brief: with the first danger, which is the price of the move, and the last, which is its outcome.
     */
    private void legend(List<Sentence> reasons, List<String> shared) {
        List<String> ends = shared.stream().filter(one -> one.equals(shared.get(0)) || one.equals(shared.get(shared.size() - 1))).toList();
        Sentence all = sentences(reasons, shared);
        Prose brief = new Prose(sentences(reasons, ends), BRIEF, Font.PLAIN);
        Says.name(brief, all);
        Says.hint(brief, all);
        add(new ByWidth(new Prose(all, FULL, Font.PLAIN), brief, new ByWidth.Gaps(0, 0)));
    }

    /** The meaning of the outlines, the reasons for the chances, and each danger as a sentence. */
    private static Sentence sentences(List<Sentence> reasons, List<String> dangers) {
        Sentence lines = Sentence.of("Solid line: no roll. Dashed line: the number is your chance.");
        Stream<Sentence> told = dangers.stream().map(danger -> Sentence.of("{line}.", "line",
                danger.substring(0, 1).toUpperCase(Locale.ROOT) + danger.substring(1)));
        return Sentence.row(Stream.of(Stream.of(lines), reasons.stream(), told).flatMap(part -> part).toList(), " ");
    }

    /** What the panel explains, for a bar that says what lies below, the most words first. */
    List<Sentence> named() {
        return told ? List.of(Sentence.of("▾ Below: what the dashes mean ▾"), Sentence.of("▾ What the dashes mean ▾"))
                : List.of(Sentence.of("▾ More below: the moves ▾"));
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
