package mystics.editor.play.over;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.KeyboardFocusManager;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import mystics.editor.type.Keys;
import mystics.editor.type.MainButton;
import mystics.editor.type.Settling;
import mystics.editor.type.Type;
import mystics.editor.type.Upright;
import net.miginfocom.swing.MigLayout;

/**
 * The board, and the sheet that may lie over it. The sheet's button, Escape or a click beside the sheet removes it. A page is a sheet that
 * must be turned: its button leads through the text before it turns the page. Another sheet can lie on top of a page; removing that sheet
 * brings the page back. Tab stays within the sheet. When the sheet is removed, the keyboard focus returns to the question. A page is hidden
 * while a drawer is open, so that no drawer ever covers a part of the page.
 */
public final class Stage extends JPanel {
    /** The property that tells whether a sheet lies over the board. */
    public static final String COVERED = "covered";
    static final String BACK = "Back to the board";
    /** The label of a page's button while text is left below. */
    public static final String MORE = "More below ▾";
    private static final String BELOW = "▾ More below ▾";
    private static final int READABLE = 30;
    private final JComponent board;
    private final JComponent moment;
    private final Cover cover = new Cover();
    private final JButton away = new JButton(BACK);
    private final PageTurn turning = new PageTurn();
    private transient BooleanSupplier moving = () -> false;
    private transient Optional<StageSheet> lying = Optional.empty();
    private transient Optional<StageSheet> page = Optional.empty();
    private JComponent keyboard;
    private boolean waiting;
    private boolean aside;

    /** @param moment a component that covers the board for a short time and then disappears without any action of the player */
    public Stage(JComponent board, JComponent moment) {
        super(null);
        this.board = board;
        this.moment = moment;
        keyboard = board;
        away.addActionListener(click -> {
            if (!isPage() || !cover.turn()) putAway();
        });
        Keys.on(away, "ENTER", this::read);
        Keys.on(away, "SPACE", this::read);
        cover.setVisible(false);
        cover.setFocusCycleRoot(true);
        add(turning);
        add(cover);
        add(moment);
        add(board);
    }

    /** Sets whether page turns are animated. */
    public void moving(BooleanSupplier newMoving) {
        moving = newMoving;
    }

    /** Scrolls to the next unread part, or removes the sheet if everything has been read and no question is open. */
    private void read() {
        if (!cover.turn() && !asks()) {
            away.doClick();
        }
    }

    /** Puts a sheet over the board. The sheet replaces any other sheet that is neither a page nor the last page, which lies below it. */
    void lay(JComponent content, LaidPaper sheet) {
        if (isLast()) page = lying;
        show(new StageSheet(content, sheet, BACK, () -> {}));
    }

    /**
     * Puts a page over the board. If a sheet is being read, the page lies below the sheet.
     *
     * @param on the label of the button that turns the page
     * @param then runs when the page is turned
     */
    void page(JComponent content, LaidPaper sheet, String on, Runnable then) {
        StageSheet next = new StageSheet(content, sheet, on, then);
        page = Optional.of(next);
        if (lying.isEmpty()) {
            show(next);
        }
    }

    /** Puts over the board a page that ends with a question. Only the answer turns the page; other keys and clicks do not turn it. */
    void ask(JComponent content, LaidPaper sheet, Runnable then) {
        page(content, sheet, StageSheet.BESIDE, then);
    }

    private void show(StageSheet laid) {
        waiting = false;
        aside = false;
        lying = Optional.of(laid);
        away.setText(laid.on());
        if (laid.leadsOn()) MainButton.dress(away);
        else MainButton.undress(away);
        cover.hold(laid.content(), laid.sheet());
        cover.setVisible(true);
        firePropertyChange(COVERED, false, true);
        Settling.settle(this);
        revalidate();
        repaint();
        lead();
    }

    /** Moves the focus to the way on: of the last page to the first of its ways, of any other sheet to the button below it. */
    private void lead() {
        lying.map(StageSheet::content).filter(EndingPane.class::isInstance).map(EndingPane.class::cast)
                .ifPresentOrElse(EndingPane::lead, away::requestFocusInWindow);
    }

    /** Whether the sheet ends with a question. */
    private boolean asks() {
        return lying.filter(StageSheet::asks).isPresent();
    }

    /** Whether a page waits to be turned, with nothing on top. */
    private boolean isPage() {
        return page.isPresent() && page.equals(lying) && !isLast();
    }

    /** Turns a page, or goes on from the last page, wherever the focus is. */
    private void turn() {
        if (isPage()) {
            read();
        } else if (lying.map(StageSheet::content).orElse(null) instanceof EndingPane ending) {
            ending.goOn();
        }
    }

    /** Returns the focus to a page that waits to be turned. */
    public void readOn() {
        if (isPage()) {
            away.requestFocusInWindow();
        }
    }

    /** Sets the component that gets the focus when a sheet is removed; by default, this is the board. */
    public void leadTo(JComponent newKeyboard) {
        keyboard = newKeyboard;
    }

    /** Removes a sheet, even if another sheet lies on top of it. The action that would follow does not run. */
    void take(JComponent content) {
        page = page.filter(laid -> laid.content() != content);
        if (lying.filter(laid -> laid.content() == content).isPresent()) {
            lying = Optional.of(new StageSheet(content, LaidPaper.BARE, BACK, () -> {}));
            putAway();
        }
    }

    /**
     * Runs the action that follows a page when the page has been answered. The page stays in sight until the table shows something else, so
     * that the board does not flash between two pages.
     */
    void answered() {
        Optional<StageSheet> gone = lying;
        lying = Optional.empty();
        page = Optional.empty();
        gone.ifPresent(laid -> laid.then().run());
        waiting = lying.isEmpty();
    }

    /** Hides a page that has been answered, and the component that briefly covers the board. */
    public void clear() {
        if (waiting) {
            waiting = false;
            leaf();
            uncover();
        }
        if (moment.isVisible()) {
            boolean focused = moment.isFocusOwner();
            moment.setVisible(false);
            if (focused) {
                keyboard.requestFocusInWindow();
            }
        }
    }

    /** Whether a sheet lies over the board, or has given way to a drawer. */
    public boolean isCovered() {
        return cover.isVisible() || aside;
    }

    /** Makes room for a drawer: a page that must be turned, and the last page, wait unseen, and any other sheet is put away. */
    public void giveWay() {
        while (cover.isVisible() && !(isPage() && !asks() || isLast())) {
            putAway();
        }
        aside = cover.isVisible();
        cover.setVisible(false);
    }

    /** Shows the page again that has given way to a drawer. */
    public void comeBack() {
        if (aside) {
            aside = false;
            cover.setVisible(true);
            lead();
        }
    }

    private boolean isLast() {
        return lying.filter(laid -> laid.sheet() == LaidPaper.LAST).isPresent();
    }

    /** Whether a width in pixels is too narrow to read a sheet at the current type size. */
    public static boolean isNarrow(int width) {
        return width < READABLE * Type.size();
    }

    /** Removes the sheet. A page below the sheet becomes visible again. */
    public void putAway() {
        Optional<StageSheet> gone = lying;
        if (gone.filter(laid -> laid.sheet().isBook()).isPresent()) leaf();
        waiting = false;
        lying = Optional.empty();
        page = page.filter(laid -> gone.filter(laid::equals).isEmpty());
        page.ifPresentOrElse(this::show, this::uncover);
        gone.ifPresent(laid -> laid.then().run());
    }

    /** Shows the visible leaf being turned, if animation is on. */
    private void leaf() {
        if (moving.getAsBoolean()) cover.leaf.ifPresent(turning::turn);
    }

    private void uncover() {
        if (isCovered()) {
            Component focused = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            boolean held = focused == null || cover.isAncestorOf(focused);
            aside = false;
            cover.setVisible(false);
            firePropertyChange(COVERED, true, false);
            if (held) {
                keyboard.requestFocusInWindow();
            }
        }
    }

    @Override
    public void doLayout() {
        turning.setBounds(0, 0, getWidth(), getHeight());
        board.setBounds(0, 0, getWidth(), getHeight());
        moment.setBounds(0, 0, getWidth(), getHeight());
        cover.setBounds(0, 0, getWidth(), getHeight());
    }

    @Override
    public Dimension getMinimumSize() {
        return board.getMinimumSize();
    }

    @Override
    public Dimension getPreferredSize() {
        return board.getPreferredSize();
    }

    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    /** The shade over the board, with the sheet on it. */
    private final class Cover extends JPanel {
        private JLabel below = new JLabel(" ", SwingConstants.CENTER);
        private transient Optional<RestBelow> rest = Optional.empty();
        private Optional<JComponent> leaf = Optional.empty();
        private Color shade = LaidPaper.BARE.shade();

        Cover() {
            super(new MigLayout("insets 20px 20px 10px 20px, fill", "[grow, center]", "[grow, fill][]"));
            setOpaque(false);
            addMouseListener(new MouseAdapter() {
                @Override
                public void mouseClicked(MouseEvent event) {
                    if (asks()) putAway();
                    else away.doClick(0);
                }
            });
            Keys.anywhere(this, "ESCAPE", Stage.this::putAway);
            Keys.anywhere(this, "ENTER", Stage.this::turn);
            Keys.anywhere(this, "SPACE", Stage.this::turn);
            Keys.within(this, "DOWN", () -> rest.ifPresent(text -> text.scroll(1)));
            Keys.within(this, "UP", () -> rest.ifPresent(text -> text.scroll(-1)));
            Keys.within(this, "PAGE_DOWN", () -> rest.ifPresent(text -> text.page(1)));
            Keys.within(this, "PAGE_UP", () -> rest.ifPresent(text -> text.page(-1)));
        }

        private boolean more() {
            return rest.filter(RestBelow::isLeft).isPresent();
        }

        /** Scrolls to the text below the visible part. Returns false if no text is below the visible part. */
        boolean turn() {
            return rest.filter(RestBelow::turn).isPresent();
        }

        void hold(JComponent sheetful, LaidPaper sheet) {
            removeAll();
            shade = sheet.shade();
            JComponent content = sheet.isLow() ? Upright.scrolled(sheetful) : sheetful;
            String end = asks() ? "A click or a key answers" : " ";
            below = new JLabel(end, SwingConstants.CENTER);
            rest = content instanceof JScrollPane scroll ? Optional.of(new RestBelow(scroll.getVerticalScrollBar())) : Optional.empty();
            JComponent laid = content;
            if (sheet != LaidPaper.BARE) {
                laid = sheet.isBook() ? BookLeaf.of(content, below) : new Leaf();
                laid.add(content);
                if (sheet != LaidPaper.LAST && (!isPage() || asks())) {
                    laid.add(sheet == LaidPaper.SPREAD ? new SpreadFoot(below) : below, BorderLayout.SOUTH);
                }
                rest.ifPresent(text -> text.bar().addAdjustmentListener(moved -> lead(end)));
            }
            leaf = Optional.of(laid);
            lead(end);
            add(laid, "growx, wmin 0, wmax " + Math.round(sheet.wide() * Type.size()) + "px, hmin 0"
                    + (sheet.isLow() ? ", growy 0" : "") + ", wrap");
            if (sheet == LaidPaper.BARE) rest.ifPresent(text -> add(OnShade.line(below, text.bar()), "hidemode 3, wmin 0, wrap"));
            add(SheetFoot.of(sheetful, away), "gaptop 6, wmin 0");
        }

        /** Says that the text goes on: on the button of a page, and below the text of any other sheet but the last page. */
        private void lead(String end) {
            below.setText(more() && !isPage() ? BELOW : end);
            lying.filter(laid -> isPage()).ifPresent(laid -> away.setText(more() ? MORE : laid.on()));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            graphics.setColor(shade);
            graphics.fillRect(0, 0, getWidth(), getHeight());
        }
    }
}
