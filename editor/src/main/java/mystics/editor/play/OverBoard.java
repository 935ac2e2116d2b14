package mystics.editor.play;

import java.awt.Dimension;
import java.awt.Insets;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import mystics.editor.play.around.FloatingPanel;
import mystics.editor.play.around.GuideLayer;
import mystics.editor.play.around.QuestionSide;
import mystics.editor.play.around.SaidPane;
import mystics.editor.play.around.Tools;
import mystics.editor.play.board.BoardPane;
import mystics.editor.type.Type;

/**
 * The board from edge to edge, and the panels over it: the clock, the party and the messages at the left; the buttons, the question, the
 * cards of the acting hero and the map at the right. The current room lies between the panels. With large letters, the clock and the
 * buttons lie above the room.
 */
public final class OverBoard extends JPanel {
    private static final int GAP = 8;
    /** The height by which the lowest buttons may overlap the strip before the room is moved to make way for them. */
    private static final int SLACK = 24;
    /** The width of the window, in letter heights, below which the strip shows only portraits. */
    private static final float ROOMY = 66;
    /** The width, in letter heights, below which the strip is hidden. The party's drawer then shows the contents of the strip. */
    private static final float SCANT = 30;
    /** The height, in letter heights, that must remain for the question if the map is to be shown below it. */
    private static final float LONG = 36;
    /** The least width of the panels at the left, in letter heights. */
    private static final float COLUMN = 10;
    /** The greatest shares of the height for news: at the lower edge of the board, and below the strip together with the buttons. */
    private static final float FOOT = 1 / 6f;
    private static final float BELOW = 0.27f;
    /** The greatest share of the height for news beside the portraits: two lines of the largest letters, or three of large ones. */
    private static final float NEWS = 0.15f;
    /** The height for news below the strip, in letter heights, from which on it lies there. */
    private static final float FEW = 7;
    private final BoardPane board;
    private final transient Panes parts;
    private final QuestionSide question;
    private final JComponent map;
    private final GuideLayer guide;
    private final transient BoardAlone closer;
    private final transient Panels panels;

    /** The panels in which the parts of a game lie. */
    private record Panels(FloatingPanel clock, FloatingPanel tools, FloatingPanel strip, FloatingPanel question, FloatingPanel said,
            FloatingPanel hand) {
        List<FloatingPanel> all() {
            return List.of(said, question, hand, tools, clock, strip);
        }
    }

    /** What is shown: the board alone, or the board and the panels. */
    enum Shown { BOARD, ALL }

    OverBoard(BoardPane board, Panes parts, QuestionSide question, GuideLayer guide) {
        super(null);
        this.board = board;
        this.parts = parts;
        this.question = question;
        this.map = board.map();
        panels = new Panels(new FloatingPanel(parts.clock()), new FloatingPanel(parts.tools()),
                new FloatingPanel(parts.strip().scrolled()), new FloatingPanel(question.scrolled()), new FloatingPanel(parts.said()),
                new FloatingPanel(parts.hand()));
        this.guide = guide;
        closer = new BoardAlone(this, board, panels.all(), question::lead);
        add(parts.notice());
        add(guide);
        add(parts.hand().all());
        panels.all().forEach(this::add);
        add(map);
        add(board);
        question.whenGrown(this::revalidate);
        question.turnFrom(this);
        parts.said().lend(guide.strip(), guide::isStrip);
        parts.tools().stand(Stream.concat(parts.said().drawers().stream(), Stream.of(parts.hand().all(), closer.look())).toList());
        JComponent wheel = parts.clock().wheel();
        board.rollTo(() -> SwingUtilities.convertPoint(wheel, wheel.getHeight() / 2, wheel.getHeight() / 2, board));
    }

    /** Shows the panels, or hides all of them except the question. */
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
        if (closer.isAlone()) {
            closer.lay(wide, high);
            Stream.of(map, guide).forEach(part -> part.setSize(0, 0));
            return;
        }
        int edge = notice(wide);
        int side = SideWidth.of(wide);
        guide.fit(isRoomy() ? GuideLayer.Room.WIDE : GuideLayer.Room.NARROW);
        parts.said().fit(isRoomy() ? SaidPane.Buttons.SHOWN : SaidPane.Buttons.ELSEWHERE);
        Head head = isRoomy() ? corners(edge, wide, side) : head(edge, wide, side);
        int bottom = said(head.left(), high, side);
        int left = party(head.left(), bottom);
        if (isBeside()) report(left + GAP, high, wide - side - left - 4 * GAP);
        question(head.right(), wide - side - GAP, side);
        board.setBounds(0, 0, wide, high);
        board.clear(new Insets(head.board(), left, foot(left), side + 2 * GAP));
        guide.setBounds(0, 0, wide, high);
    }

    /** The height at the lower edge of the board that messages or buttons take from the room. */
    private int foot(int left) {
        Dimension buttons = FloatingPanel.around(parts.said().resting().width, parts.said().resting().height);
        boolean over = parts.said().isLasting() || parts.said().isNewsOver();
        int width = parts.said().isNewsOver() ? panels.said().getWidth() : buttons.width;
        boolean inTheWay = isRoomy() ? GAP + width > left + SLACK : over;
        return inTheWay ? (over ? panels.said().getHeight() : buttons.height) + GAP : 0;
    }

    /** Lays out the notice. Returns the y coordinate at which the next panel begins. */
    private int notice(int wide) {
        JComponent notice = parts.notice();
        int high = notice.isVisible() ? notice.getPreferredSize().height : 0;
        notice.setBounds(0, 0, wide, high);
        return high + GAP;
    }

    /** Three upper edges: of the panels at the left, of the panels at the right, and of the part of the board that stays clear. */
    private record Head(int left, int right, int board) {
    }

    /** Whether the window has enough width for names beside the portraits, and for the clock above them. */
    private boolean isRoomy() {
        return getWidth() / Type.size() >= ROOMY;
    }

    /**
     * Lays out the clock in the left corner, as wide as the strip, and the buttons in the right corner. The current room lies between the
     * clock and the buttons.
     */
    private Head corners(int top, int wide, int side) {
        parts.clock().fit(getWidth() / Type.size(), getHeight() / Type.size());
        parts.tools().fit(side, Tools.Menu.SHORT);
        int column = column();
        int tall = parts.clock().height(column - 2 * FloatingPanel.PAD) + 2 * FloatingPanel.PAD;
        Dimension buttons = panels.tools().getPreferredSize();
        panels.clock().setBounds(GAP, top, column, tall);
        panels.tools().setBounds(wide - GAP - buttons.width, top, buttons.width, buttons.height);
        return new Head(top + tall + GAP, top + buttons.height + GAP, top - GAP);
    }

    /**
     * Lays out the clock above the board and the buttons above the question, so that the question begins below the buttons. If the clock
     * has no room there, it lies below the buttons and over the board and the question.
     */
    private Head head(int top, int wide, int side) {
        parts.tools().fit(side - 2 * FloatingPanel.PAD, Tools.Menu.NAMED);
        Dimension buttons = panels.tools().getPreferredSize();
        int pad = 2 * FloatingPanel.PAD;
        int beside = wide - buttons.width - 3 * GAP;
        parts.clock().fitRow(wide / Type.size(), beside - pad);
        boolean fits = parts.clock().least() + pad <= beside;
        int across = Math.min(fits ? beside : wide - 2 * GAP, parts.clock().inFull() + pad);
        int tall = parts.clock().height(across - pad) + pad;
        int below = top + buttons.height + GAP;
        panels.tools().setBounds(wide - GAP - buttons.width, top, buttons.width, buttons.height);
        panels.clock().setBounds(GAP, fits ? top : below, across, tall);
        int edge = (fits ? top : below) + tall + GAP;
        return new Head(edge, fits ? below : edge, edge - GAP);
    }

    /**
     * Lays out the messages below the strip if they fit there, or else over the lower edge of the board. Returns the upper edge of the
     * messages.
     */
    private int said(int top, int high, int side) {
        int pad = 2 * FloatingPanel.PAD;
        int free = high - top - parts.strip().getPreferredSize().height - pad - 2 * GAP - pad;
        SaidPane.Lies wanted = isRoomy() && fits(free) ? SaidPane.Lies.COLUMN : SaidPane.Lies.EDGE;
        boolean fits = parts.said().lie(wanted, getSize()) == SaidPane.Lies.COLUMN;
        if (isBeside()) return high - GAP;
        int width = fits ? column() : parts.said().wish(getWidth() - side - 3 * GAP - pad) + pad;
        parts.said().cut(width - pad, fits ? Math.min(free, Math.round(high * BELOW)) : Math.round(high * FOOT));
        if (parts.said().isEmpty()) {
            panels.said().setBounds(0, 0, 0, 0);
            return high - GAP;
        }
        int tall = parts.said().height(width - pad) + pad;
        panels.said().setBounds(GAP, high - GAP - tall, width, tall);
        return high - tall - 2 * GAP;
    }

    /** Whether messages fit below the strip. News fits as soon as a few lines do, because it is cut. */
    private boolean fits(int free) {
        int news = parts.said().resting().height + Math.round(FEW * Type.size());
        return free >= (parts.said().isNews() ? news : parts.said().height(column() - 2 * FloatingPanel.PAD));
    }

    /** Whether news lies beside the portraits, because there is no room below them. */
    private boolean isBeside() {
        return !isRoomy() && parts.said().isNewsOver();
    }

    /** Lays the news along the lower edge of the board, beside the strip. */
    private void report(int x, int high, int room) {
        int pad = 2 * FloatingPanel.PAD;
        parts.said().cut(room - pad, Math.round(high * NEWS) - pad);
        int width = parts.said().wish(room - pad) + pad;
        int tall = parts.said().isEmpty() ? 0 : parts.said().height(width - pad) + pad;
        panels.said().setBounds(x, high - GAP - tall, tall == 0 ? 0 : width, tall);
    }

    /**
     * The width of the column of panels at the left. If the strip is hidden or shows only portraits, this is the width of an empty panel.
     */
    private int column() {
        if (!isRoomy()) return 2 * FloatingPanel.PAD;
        parts.strip().fit(getWidth() / Type.size(), ROOMY);
        int widest = Math.max(parts.strip().getPreferredSize().width, Math.max(parts.said().resting().width, parts.clock().least()));
        return Math.max(widest, Math.round(COLUMN * Type.size())) + 2 * FloatingPanel.PAD;
    }

    /** Lays out the strip. Returns the right edge of the strip. */
    private int party(int top, int bottom) {
        float letters = getWidth() / Type.size();
        if (letters < SCANT) {
            panels.strip().setBounds(0, 0, 0, 0);
            return 0;
        }
        parts.strip().fit(letters, ROOMY);
        parts.strip().fitHeight(bottom - top - 2 * FloatingPanel.PAD);
        Dimension wish = parts.strip().getPreferredSize();
        int pad = 2 * FloatingPanel.PAD;
        int tall = Math.max(0, Math.min(wish.height + pad, bottom - top));
        int bar = wish.height + pad > tall ? 12 : 0;
        int across = Math.max(wish.width + pad + bar, isRoomy() ? column() : 0);
        panels.strip().setBounds(GAP, top, across, tall);
        return GAP + across;
    }

    /**
     * Lays out the question, below it the map, and between both the cards of the acting hero. A long question scrolls, so that the map
     * never has to be hidden for it. The cards take only what the question leaves.
     */
    private void question(int top, int left, int side) {
        int pad = 2 * FloatingPanel.PAD;
        int room = getHeight() - top - GAP;
        Dimension chart = map.getPreferredSize();
        boolean fits = map.isVisible() && chart.height + GAP + LONG * Type.size() <= room;
        int most = fits ? room - GAP - chart.height : room;
        int tall = Math.min(most, question.wish(most - pad) + pad);
        panels.question().setBounds(left, top, side, tall);
        map.setBounds(left + side - chart.width, getHeight() - GAP - chart.height, fits ? chart.width : 0, fits ? chart.height : 0);
        int end = fits ? map.getY() - GAP : getHeight() - GAP;
        int cards = isRoomy() ? parts.hand().height(side - pad, end - top - tall - GAP - pad) : 0;
        panels.hand().setBounds(left, end - cards - pad, side, cards == 0 ? 0 : cards + pad);
    }

    @Override
    public Dimension getPreferredSize() {
        return board.getPreferredSize();
    }

    @Override
    public Dimension getMinimumSize() {
        return board.getMinimumSize();
    }

    /** Swing must paint the panels after the board, because the panels lie over the board. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }
}
