package mystics.editor.play;

import java.awt.Dimension;
import java.awt.Insets;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import mystics.editor.play.around.FloatingPanel;
import mystics.editor.play.around.GuideLayer;
import mystics.editor.play.around.QuestionSide;
import mystics.editor.play.around.SaidPane;
import mystics.editor.play.board.BoardPane;
import mystics.editor.type.Type;

/**
 * The board from edge to edge, and the panels over it: the clock and the buttons at the top, the party at the left, the question and the
 * map at the right, messages at the bottom. The room that is played lies between them.
 */
public final class OverBoard extends JPanel {
    private static final int GAP = 8;
    /** The height by which the bottom buttons may extend above the strip before the room makes way for them. */
    private static final int SLACK = 24;
    /** The window's width in letter heights below which the strip shows portraits alone. */
    private static final float ROOMY = 66;
    /** The width below which the strip is hidden; the drawer of the party shows its content. */
    private static final float SCANT = 30;
    /** The share of the window that the buttons may take beside the clock. */
    private static final float BUTTONS = 0.42f;
    private static final float SLIM = 19;
    private static final float SHARE = 0.23f;
    private static final float LARGE = 0.44f;
    /** The least width of a column of messages, in letter heights. */
    private static final float COLUMN = 10;
    private static final float LEAST = 15.5f;
    private static final float MOST = 0.53f;
    private final BoardPane board;
    private final transient Panes parts;
    private final QuestionSide question;
    private final JComponent map;
    private final GuideLayer guide;
    private final transient Panels panels;

    /** The panels around the parts. */
    private record Panels(FloatingPanel clock, FloatingPanel tools, FloatingPanel strip, FloatingPanel question, FloatingPanel said) {
        List<FloatingPanel> all() {
            return List.of(said, question, tools, clock, strip);
        }
    }

    /** The shown parts: the board alone, or the panels as well. */
    enum Shown { BOARD, ALL }

    OverBoard(BoardPane board, Panes parts, QuestionSide question, GuideLayer guide) {
        super(null);
        this.board = board;
        this.parts = parts;
        this.question = question;
        this.map = board.map();
        panels = new Panels(new FloatingPanel(parts.clock()), new FloatingPanel(parts.tools()),
                new FloatingPanel(parts.strip().scrolled()), new FloatingPanel(question.scrolled()), new FloatingPanel(parts.said()));
        this.guide = guide;
        add(parts.notice());
        add(guide);
        panels.all().forEach(this::add);
        add(map);
        add(board);
        question.whenGrown(this::revalidate);
        JComponent wheel = parts.clock().wheel();
        board.rollTo(() -> SwingUtilities.convertPoint(wheel, wheel.getHeight() / 2, wheel.getHeight() / 2, board));
    }

    /** Shows the panels, or puts them away. The question stays. */
    void show(Shown shown) {
        panels.all().stream().filter(panel -> panel != panels.question()).forEach(panel -> panel.setVisible(shown == Shown.ALL));
    }

    @Override
    public void doLayout() {
        int wide = getWidth();
        int high = getHeight();
        if (wide == 0 || high == 0) {
            return;
        }
        int top = notice(wide);
        top = head(top, wide);
        int side = side(wide);
        int bottom = said(top, high, side);
        int left = party(top, bottom);
        question(top, wide - side - GAP, side);
        board.setBounds(0, 0, wide, high);
        Dimension buttons = FloatingPanel.around(parts.said().resting().width, parts.said().resting().height);
        boolean inTheWay = GAP + buttons.width > left + SLACK;
        board.clear(new Insets(top - GAP, left, inTheWay ? buttons.height + GAP : 0, side + 2 * GAP));
        guide.setBounds(0, 0, wide, high);
    }

    /** Lays out the notice. Returns where the next panel begins. */
    private int notice(int wide) {
        JComponent notice = parts.notice();
        int high = notice.isVisible() ? notice.getPreferredSize().height : 0;
        notice.setBounds(0, 0, wide, high);
        return high + GAP;
    }

    /** Lays out the clock and the buttons, beside each other if that takes less height. Returns where the next panel begins. */
    private int head(int top, int wide) {
        parts.clock().fit(getHeight() / Type.size());
        parts.tools().fit(Math.round(wide * BUTTONS));
        Dimension buttons = panels.tools().getPreferredSize();
        int pad = 2 * FloatingPanel.PAD;
        int beside = Math.min(wide - 3 * GAP - buttons.width, parts.clock().inFull() + pad);
        int alone = Math.min(wide - 2 * GAP, parts.clock().inFull() + pad);
        int low = parts.clock().height(beside - pad) + pad;
        int flat = parts.clock().height(alone - pad) + pad;
        panels.tools().setBounds(wide - GAP - buttons.width, top, buttons.width, buttons.height);
        boolean together = Math.max(low, buttons.height) <= buttons.height + GAP + flat;
        panels.clock().setBounds(GAP, together ? top : top + buttons.height + GAP, together ? beside : alone, together ? low : flat);
        return (together ? top + Math.max(low, buttons.height) : top + buttons.height + GAP + flat) + GAP;
    }

    /** The width of the question. */
    private static int side(int wide) {
        float letter = Type.size();
        float slim = Math.max(SLIM * letter, Math.min(wide * SHARE, 1.3f * SLIM * letter));
        return Math.round(Math.max(Math.min(slim, wide * LARGE), Math.min(LEAST * letter, wide * MOST)));
    }

    /** Lays out the messages: below the strip if they fit there, or else over the lower edge of the board. Returns their upper edge. */
    private int said(int top, int high, int side) {
        int pad = 2 * FloatingPanel.PAD;
        int column = column();
        int below = top + parts.strip().getPreferredSize().height + pad + GAP;
        boolean fits = column > pad && below + parts.said().height(column - pad) + pad + GAP <= high;
        parts.said().lie(fits ? SaidPane.Lies.COLUMN : SaidPane.Lies.EDGE);
        int width = fits ? column : parts.said().wish(getWidth() - side - 3 * GAP - pad) + pad;
        int tall = parts.said().height(width - pad) + pad;
        panels.said().setBounds(GAP, high - GAP - tall, width, tall);
        return high - tall - 2 * GAP;
    }

    /** The width of a panel as wide as the strip; that of an empty panel if the strip is hidden or has portraits alone. */
    private int column() {
        float letters = getWidth() / Type.size();
        if (letters < SCANT) return 2 * FloatingPanel.PAD;
        parts.strip().fit(letters, ROOMY);
        int strip = parts.strip().getPreferredSize().width;
        return (strip < COLUMN * Type.size() ? 0 : Math.max(strip, parts.said().resting().width)) + 2 * FloatingPanel.PAD;
    }

    /** Lays out the strip. Returns its right edge. */
    private int party(int top, int bottom) {
        float letters = getWidth() / Type.size();
        if (letters < SCANT) {
            panels.strip().setBounds(0, 0, 0, 0);
            return 0;
        }
        parts.strip().fit(letters, ROOMY);
        Dimension wish = parts.strip().getPreferredSize();
        int pad = 2 * FloatingPanel.PAD;
        int tall = Math.max(0, Math.min(wish.height + pad, bottom - top));
        int bar = wish.height + pad > tall ? 12 : 0;
        panels.strip().setBounds(GAP, top, wish.width + pad + bar, tall);
        return GAP + wish.width + pad + bar;
    }

    /** Lays out the question, and below it the map if there is room for both. */
    private void question(int top, int left, int side) {
        int pad = 2 * FloatingPanel.PAD;
        int room = getHeight() - top - GAP;
        Dimension chart = map.getPreferredSize();
        int wish = question.wish(room - pad) + pad;
        int tall = Math.min(room, wish);
        panels.question().setBounds(left, top, side, tall);
        boolean fits = map.isVisible() && tall + GAP + chart.height <= room;
        map.setBounds(left + side - chart.width, getHeight() - GAP - chart.height, fits ? chart.width : 0, fits ? chart.height : 0);
    }

    @Override
    public Dimension getPreferredSize() {
        return board.getPreferredSize();
    }

    @Override
    public Dimension getMinimumSize() {
        return board.getMinimumSize();
    }

    /** The panels lie over the board. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }
}
