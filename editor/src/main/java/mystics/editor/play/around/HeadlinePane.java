package mystics.editor.play.around;

import java.awt.Component;
import java.awt.Font;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import mystics.choice.Sentence;
import mystics.editor.art.Symbol;
import mystics.editor.board.BoardStyle;
import mystics.editor.settings.DiceShow;
import mystics.editor.sight.Headline;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Throw;
import mystics.editor.type.Flow;
import mystics.editor.type.Html;
import mystics.editor.type.HtmlLabel;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The clock of the chapter: the room the party is in, the page track, the minion wheel, the round and the next goal. */
public final class HeadlinePane extends Flow {
    private static final int GAP = 14;
    private static final String BELOW = "cell 0 1, span 2";
    /** The number of letters that a row reserves for the goal. */
    private static final int LETTERS = 9;
    /** The window height, in letter heights, below which a window counts as low. */
    private static final float LOW = 20;
    /** The size of the room's name, relative to the other letters: usually, and in a window with few letters a line. */
    private static final float TITLE = 1.25f;
    private static final float SMALL_TITLE = 1.1f;
    /** The size of the words of the gauges, relative to the other letters. */
    private static final float CAPTION = 0.93f;
    /** The width at which the words about the wheel wrap, in letter heights. */
    private static final float WRAP = 10;
    /** The sizes of the letters in the tightest row: of the gauges, and of the goal. */
    private static final float TIGHT_CAPTION = 0.84f;
    private static final float TIGHT_GOAL = 0.87f;
    /** The sizes of the gauges in a single row, relative to their usual sizes. The row is no higher than its words. */
    private static final float LOW_PAGE = 0.85f;
    private static final float LOW_WHEEL = 0.72f;
    private final JLabel place = new JLabel();
    private final JLabel round = new JLabel();
    private final PageTrack pages = new PageTrack();
    private final WheelDial wheel = new WheelDial();
    private final JLabel pageWords = new JLabel();
    private final JLabel wheelWords = new JLabel();
    private final JLabel threat = new HtmlLabel("");
    private final JPanel leaves = named("gapx 0");
    private final JPanel dial = named("gapx 6px");
    private final GoalLine goal;
    private final LastThrow last = new LastThrow();
    private float share = 1;
    private int wrap;
    private Form form = Form.ROW;
    private transient Fitted fitted = new Fitted(List.of(), 0, 0);

    /**
     * How much is shown, always in the same order: all pages, and what a full wheel brings; or, in one row, the current page with the page
     * on which the chapter is lost, and the cheese that a surge still needs; the same without the round; short words; shorter words in
     * small letters, without the hourglass; the fewest words.
     */
    private enum Form {
        ROWS, ROW, NAMED, SHORT, TIGHT, LEAST;

        private boolean isTight() {
            return this == TIGHT || this == LEAST;
        }
    }

    /** The values from which the form was chosen. */
    private record Fitted(List<String> words, int width, float letter) {
    }

    /** @param open opens the page about the chapter */
    public HeadlinePane(Runnable open) {
        super(GAP);
        goal = new GoalLine(open);
        setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 4));
        add(place);
        leaves.add(pageWords, "cell 0 0");
        leaves.add(pages, "cell 0 1");
        dial.add(wheel, "cell 0 0");
        dial.add(wheelWords, "cell 1 0");
        dial.add(threat, BELOW);
        add(leaves);
        add(dial);
        add(round);
        add(goal, TEXT);
        add(last, REST);
        last.setVisible(false);
        take(Form.ROWS);
    }

    /** The width in pixels at which everything fits in one row. */
    public int inFull() {
        return inOneRow() + Math.max(0, goal.inOneLine() - Math.round(LETTERS * Type.size()));
    }

    /** The width in pixels at which no part is cut. */
    public int least() {
        return Stream.of(place, leaves, dial, round).filter(Component::isVisible).mapToInt(part -> part.getPreferredSize().width).max()
                .orElse(0) + getInsets().left + getInsets().right;
    }

    /** The component with the given name: the wheel, the page or the goal. */
    public JComponent part(String name) {
        return name.equals("wheel") ? wheel : name.equals("page") ? (form.isTight() ? pageWords : pages) : goal;
    }

    /**
     * In a low window, hides the parts that are also shown in other places. In a narrow window, makes the letters smaller.
     *
     * @param across the width of the window in letter heights
     * @param letters the height of the window in letter heights
     */
    public void fit(float across, float letters) {
        share = Chrome.share(across);
        fitted = new Fitted(List.of(), 0, 0);
        take(Form.ROWS);
        write();
        wrap(Math.round(Type.size() * share * WRAP));
        goal.fit(letters < LOW ? GoalLine.Room.LITTLE : GoalLine.Room.MUCH);
    }

    /**
     * Puts everything into one row, so that the board has the height. If the row is too short, the goal, the round and the words of the
     * gauges become shorter. What still has no room goes on in another row.
     *
     * @param across the width of the window in letter heights
     * @param width the width of the row in pixels
     */
    public void fitRow(float across, int width) {
        share = Chrome.share(across);
        write();
        Fitted now = new Fitted(words(), width, Type.size());
        if (now.equals(fitted)) return;
        fitted = now;
        for (GoalLine.Room room : List.of(GoalLine.Room.WAY, GoalLine.Room.LINE, GoalLine.Room.LITTLE, GoalLine.Room.LEAST)) {
            for (Form tried : List.of(Form.ROW, Form.NAMED, Form.SHORT, Form.TIGHT, Form.LEAST)) {
                take(tried);
                goal.fit(room);
                if (inOneRow() <= width) return;
            }
        }
        goal.cut(Math.max(0, goal.getPreferredSize().width - width));
    }

    private List<String> words() {
        return List.of(place.getText(), wheel.needs().toString(), round.getText(), pages.getAccessibleContext().getAccessibleName(),
                goal.isVisible() ? goal.getAccessibleContext().getAccessibleName() : "", String.valueOf(leaves.isVisible()));
    }

    private void take(Form newForm) {
        if (newForm == form) return;
        boolean moves = newForm == Form.ROWS || form == Form.ROWS;
        form = newForm;
        pages.show(form == Form.ROWS ? PageTrack.Length.ALL : PageTrack.Length.CURRENT);
        tell();
        threat.setVisible(form == Form.ROWS);
        round.setVisible(leaves.isVisible() && form == Form.ROW);
        pages.setVisible(!form.isTight());
        Stream.of(leaves, dial).forEach(Component::invalidate);
        if (moves) {
            ((MigLayout) leaves.getLayout()).setComponentConstraints(pageWords, form == Form.ROWS ? "cell 0 0" : "cell 1 1, gapx 4");
            ((MigLayout) dial.getLayout()).setComponentConstraints(wheelWords, form == Form.ROWS ? "cell 1 0" : "cell 1 0, spany 2");
            remove(goal);
            add(goal, form == Form.ROWS ? TEXT : null, getComponentCount() - 1);
        }
        write();
        revalidate();
    }

    /** Says how the page and the wheel threaten the party, in as many words as there is room for. */
    private void tell() {
        Says.text(pageWords, switch (form) {
            case ROWS -> pages.caption();
            case ROW, NAMED, SHORT -> pages.inARow();
            case TIGHT -> pages.deadline();
            case LEAST -> pages.brief();
        });
        Says.text(wheelWords, switch (form) {
            case ROWS -> Sentence.of("Minion wheel");
            case ROW, NAMED -> Sentence.of("Minion wheel: {needs}", "needs", wheel.needs());
            case SHORT, TIGHT -> wheel.needs();
            case LEAST -> wheel.needsBriefly();
        });
        int high = Math.round(Type.size() * share);
        wheelWords.setIcon(form == Form.LEAST ? new PaintedIcon(high, Symbol.CHEESE.painter(high)) : null);
        wheelWords.setHorizontalTextPosition(SwingConstants.LEADING);
        Says.hint(pageWords, pages.explained());
        Stream.of(wheelWords, threat).forEach(words -> Says.hint(words, wheel.explained()));
        Says.html(threat, language -> "<html><body width='" + wrap + "'>"
                + Html.plain(wheel.threat(pages.time()).in(language).toString()));
    }

    /** Sets the width of the words below the wheel, in pixels. A layout must not write words that stay, or it would never end. */
    private void wrap(int newWidth) {
        if (newWidth == wrap) return;
        wrap = newWidth;
        tell();
    }

    /** Sets the sizes of all letters. */
    private void write() {
        Font plain = Type.plain().deriveFont(Type.size() * share);
        boolean tight = form.isTight();
        wear(place, plain.deriveFont(Font.BOLD, plain.getSize2D() * (tight ? 1 : share < 1 ? SMALL_TITLE : TITLE)));
        wear(round, plain);
        wear(goal, plain.deriveFont(plain.getSize2D() * (tight ? TIGHT_GOAL : 1)));
        Stream.of(pageWords, wheelWords, threat)
                .forEach(words -> wear(words, plain.deriveFont(plain.getSize2D() * (tight ? TIGHT_CAPTION : CAPTION))));
        pages.scale(form == Form.ROWS ? share : share * LOW_PAGE);
        wheel.scale(form == Form.ROWS ? share : share * LOW_WHEEL);
    }

    /** A panel for a gauge and the words that name it. */
    private static JPanel named(String rows) {
        JPanel panel = new JPanel(new MigLayout("insets 0, novisualpadding, hidemode 3, gapy 1, " + rows));
        panel.setOpaque(false);
        return panel;
    }

    private static void wear(JComponent part, Font font) {
        if (!font.equals(part.getFont())) part.setFont(font);
    }

    /** The minion wheel, to which cheese rolls. */
    public JComponent wheel() {
        return wheel;
    }

    /** Shows the next goal while a question is open. */
    public void aim(Sight sight) {
        goal.show(sight);
        if (sight.asked().isPresent() && sight.spread().headline().hasBoard()) {
            pages.run(sight.lostOn().isEmpty() ? PageTrack.Time.HELD : sight.lasts() ? PageTrack.Time.LASTS : PageTrack.Time.RUNS);
            tell();
        }
    }

    /** Shows the last dice if they are shown here. Screen readers announce the dice in any case. */
    public void thrown(List<Throw> thrown, BoardStyle style, DiceShow where) {
        last.setVisible(where == DiceShow.HEADLINE);
        last.show(thrown, style);
    }

    /** Shows the numbers of the chapter. */
    public void show(Headline headline) {
        place.setText(headline.room());
        place.setToolTipText(headline.chapter() + ", " + headline.room());
        place.getAccessibleContext().setAccessibleName(headline.chapter() + ", " + headline.room());
        write();
        Says.text(round, headline.round() == 0 ? Sentence.of("Setting up") : Sentence.of("Round {n}", "n", headline.round()));
        pages.show(headline.page(), headline.endPage());
        wheel.show(headline);
        tell();
        leaves.setVisible(headline.hasBoard());
        dial.setVisible(headline.hasBoard());
        round.setVisible(headline.hasBoard() && form == Form.ROW);
    }
}
