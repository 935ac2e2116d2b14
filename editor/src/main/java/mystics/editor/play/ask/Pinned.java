package mystics.editor.play.ask;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollBar;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.sight.Pick;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Settling;
import mystics.editor.type.Type;
import mystics.editor.type.Upright;

/**
 * A scrolling component with a fixed component below it. If there is more to see than fits, a button between the two says in which
 * direction, and goes there. The scrolling component ends with a whole line, so that the button follows directly.
 */
public final class Pinned extends JPanel {
    /** The height, in letter heights, that the scrolling component needs if there is to be room for the bar. */
    private static final float ENOUGH = 4;
    /** The distance from the end of the content, in pixels, that is not worth scrolling. */
    private static final int FREE = 8;
    /** The smallest letters of the bar, relative to the other letters. */
    private static final float LEAST = 0.7f;
    /** The greatest size of the letters of the bar in a list with few letters a line. */
    private static final float SLIM = 0.86f;
    private static final Sentence MORE = Sentence.of("▾ More below ▾");
    private final JScrollPane scroll;
    private final JComponent foot;
    private final JButton more = new JButton();

    public Pinned(JComponent content, JComponent foot) {
        super(null);
        this.scroll = Upright.scrolled(content);
        this.foot = foot;
        add(scroll);
        add(more);
        add(foot);
        more.setFocusable(false);
        more.setMargin(new Insets(0, 0, 0, 0));
        Says.hint(more, Sentence.of("Page Down"));
        more.addActionListener(click -> turn());
        scroll.getVerticalScrollBar().addAdjustmentListener(moved -> say());
        say();
        ComponentAdapter grown = new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                SwingUtilities.invokeLater(Pinned.this::revalidate);
            }
        };
        content.addComponentListener(grown);
        foot.addComponentListener(grown);
    }

    /** The scroll pane. */
    JScrollPane scroll() {
        return scroll;
    }

    /** Whether there is something to see below the visible part. */
    private boolean isMoreBelow() {
        JScrollBar bar = scroll.getVerticalScrollBar();
        return bar.getValue() + bar.getVisibleAmount() + FREE < bar.getMaximum();
    }

    /** Says what lies below, in as many words as the smallest letters have room for. */
    private void say() {
        List<Pick> hidden = hidden();
        List<Sentence> words = !isMoreBelow() ? List.of(Sentence.of("▴ More above ▴"))
                : !hidden.isEmpty() ? Hidden.words(hidden)
                : Stream.concat(aboutMoves(), Stream.of(MORE)).toList();
        for (Sentence tried : words) {
            Says.text(more, tried);
            if (share() >= LEAST) break;
        }
        float most = SlimWords.isSlim(getWidth()) ? SLIM : 1;
        more.setFont(large().deriveFont(large().getSize2D() * Math.max(LEAST, Math.min(most, share()))));
    }

    /** The choices that are not wholly visible yet and lie below. */
    private List<Pick> hidden() {
        Component view = scroll.getViewport().getView();
        int end = scroll.getVerticalScrollBar().getValue() + scroll.getVerticalScrollBar().getBlockIncrement(1);
        return Settling.parts(view).filter(PickButton.class::isInstance).map(PickButton.class::cast)
                .filter(button -> SwingUtilities.convertPoint(button, 0, button.getHeight(), view).y > end).map(PickButton::pick).toList();
    }

    /** What lies below and explains the moves, in words. */
    private Stream<Sentence> aboutMoves() {
        return Settling.parts(scroll.getViewport().getView()).filter(part -> part instanceof Perils && part.isVisible())
                .flatMap(part -> ((Perils) part).named().stream());
    }

    /** The size of letters at which the words fill the bar, relative to the other letters. */
    private float share() {
        int room = getWidth() - 2 * frame() - more.getInsets().left - more.getInsets().right - FREE;
        return room / (float) Math.max(1, more.getFontMetrics(large()).stringWidth(more.getText()));
    }

    private static Font large() {
        return Type.plain().deriveFont(Font.BOLD);
    }

    /** Scrolls to what is below the visible part; from the end, scrolls to the beginning. */
    void turn() {
        JScrollBar bar = scroll.getVerticalScrollBar();
        bar.setValue(isMoreBelow() ? bar.getValue() + page() : 0);
    }

    /** Scrolls to what is above the visible part. If less than a line would be left above, scrolls to the beginning. */
    void turnBack() {
        JScrollBar bar = scroll.getVerticalScrollBar();
        int above = bar.getValue() - page();
        bar.setValue(above < Type.size() ? 0 : above);
    }

    private int page() {
        return scroll.getVerticalScrollBar().getBlockIncrement(1) - Math.round(Type.size());
    }

    /** The margin of the content, in pixels. */
    private int frame() {
        return scroll.getViewport().getView() instanceof JComponent view ? view.getInsets().left : 0;
    }

    private int footHeight() {
        return foot.isVisible() ? foot.getPreferredSize().height : 0;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.max(scroll.getPreferredSize().width, foot.getPreferredSize().width),
                scroll.getPreferredSize().height + footHeight());
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    /** Lays out the lower component at its final width before asking for its height, because the text of the component wraps. */
    @Override
    public void doLayout() {
        int frame = frame();
        foot.setSize(getWidth() - 2 * frame, foot.getHeight());
        int below = Math.min(footHeight(), getHeight());
        int room = getHeight() - below;
        int bar = bar(room);
        int above = Math.min(scroll.getPreferredSize().height, room - bar);
        int whole = bar > 0 && scroll.getViewport().getView() instanceof Scrolling list ? list.begins(above) : above;
        scroll.setBounds(0, 0, getWidth(), whole);
        more.setBounds(frame, whole, getWidth() - 2 * frame, bar);
        more.setVisible(bar > 0);
        foot.setBounds(frame, above + bar, getWidth() - 2 * frame, below);
        say();
    }

    /** The height of the bar; 0 if everything fits, or if the bar would leave too little room. */
    private int bar(int room) {
        more.setForeground(UIManager.getColor("Component.accentColor"));
        int high = more.getFontMetrics(large()).getHeight() + FREE;
        return scroll.getPreferredSize().height > room && room - high > ENOUGH * Type.size() ? high : 0;
    }
}
